SELECT a.person,
  concat(coalesce(sum(a.game_points) FILTER (WHERE a.person = d.dealer), 0), '/', count(*) FILTER (WHERE a.person = d.dealer)) AS "points-dealing",
  concat(coalesce(sum(a.game_points) FILTER (WHERE a.person <> d.dealer), 0), '/', count(*) FILTER (WHERE a.person <> d.dealer)) AS "points-not-dealing"
FROM awards a JOIN deals d ON d.session = a.session AND d.deal = a.deal GROUP BY a.person
