SELECT p.person, p.evenings, p.won AS "games-won", concat(coalesce(s.lost, 0), '/', coalesce(s.played, 0)) AS lost, p.blobs
FROM (
  SELECT p.person, count(*) AS evenings, coalesce(sum(p.blobs), 0) AS blobs,
    concat(count(*) FILTER (WHERE p.won), '/', count(p.won)) AS won
  FROM players p JOIN sessions s ON s.session = p.session WHERE s.game = 'dreeg' GROUP BY p.person
) AS p LEFT JOIN (
  SELECT person, count(*) AS played, count(*) FILTER (WHERE lost) AS lost FROM subgames WHERE ended GROUP BY person
) AS s ON s.person = p.person
