SELECT p.person, p.evenings, p.deals, p.won AS "games-won", p.blobs,
  concat(p.blobs, '/', coalesce(s.played, 0)) AS "blobs-per-subgame",
  concat(coalesce(s.strokes, 0), '/', coalesce(s.lost, 0)) AS "strokes-when-lost"
FROM (
  SELECT p.person, count(*) AS evenings, sum(p.deals) AS deals, coalesce(sum(p.blobs), 0) AS blobs,
    concat(count(*) FILTER (WHERE p.won), '/', count(p.won)) AS won
  FROM players p JOIN sessions s ON s.session = p.session WHERE s.game = 'dreeg' GROUP BY p.person
) AS p LEFT JOIN (
  SELECT person, count(*) AS played, count(*) FILTER (WHERE lost) AS lost, sum(strokes) FILTER (WHERE lost) AS strokes
  FROM subgames WHERE ended GROUP BY person
) AS s ON s.person = p.person
