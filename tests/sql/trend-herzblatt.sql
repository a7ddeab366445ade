WITH evenings AS (
  SELECT p.person, s.currency, p.amount_won AS won, row_number() OVER (
    PARTITION BY p.person, s.currency ORDER BY s.day DESC NULLS FIRST, s.started DESC NULLS LAST, s.session DESC) AS back
  FROM players p JOIN sessions s ON s.session = p.session WHERE s.game = 'herzblatt'
)
SELECT person, currency,
  string_agg(CASE WHEN won > 0 THEN 'w' WHEN won < 0 THEN 'l' ELSE 'd' END, '' ORDER BY back DESC) FILTER (WHERE back <= 10) AS run,
  concat(sum(won) FILTER (WHERE back <= 10), '/', count(*) FILTER (WHERE back <= 10)) AS "per-evening-lately",
  concat(sum(won), '/', count(*)) AS "per-evening"
FROM evenings GROUP BY person, currency
