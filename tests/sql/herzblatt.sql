SELECT p.person, p.evenings,
  concat(coalesce(d.played, 0), '/', p.deals) AS "solo-played",
  concat(coalesce(d.won, 0), '/', coalesce(d.played, 0)) AS "solo-won",
  concat(coalesce(d.won_high, 0), '/', coalesce(d.played, 0)) AS "solo-won-high",
  concat(coalesce(d.schneider, 0), '/', coalesce(d.played, 0)) AS "solo-schneider"
FROM (
  SELECT p.person, count(*) AS evenings, sum(p.deals) AS deals
  FROM players p JOIN sessions s ON s.session = p.session WHERE s.game = 'herzblatt' GROUP BY p.person
) AS p LEFT JOIN (
  SELECT soloist, count(*) AS played, count(*) FILTER (WHERE result IN ('won', 'won-high')) AS won,
    count(*) FILTER (WHERE result = 'won-high') AS won_high, count(*) FILTER (WHERE result = 'schneider') AS schneider
  FROM deals WHERE kind = 'solo' GROUP BY soloist
) AS d ON d.soloist = p.person
