WITH games AS (
  SELECT p.person, p.won, row_number() OVER (PARTITION BY p.person ORDER BY s.day DESC NULLS FIRST, s.started DESC NULLS LAST, s.session DESC) AS back
  FROM players p JOIN sessions s ON s.session = p.session WHERE p.won IS NOT NULL
)
SELECT person, string_agg(CASE WHEN won THEN 'w' ELSE 'l' END, '' ORDER BY back DESC) FILTER (WHERE back <= 10) AS run,
  concat(count(*) FILTER (WHERE won AND back <= 10), '/', count(*) FILTER (WHERE back <= 10)) AS "won-lately",
  concat(count(*) FILTER (WHERE won), '/', count(*)) AS "games-won"
FROM games GROUP BY person
