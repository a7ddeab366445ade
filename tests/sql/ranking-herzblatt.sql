SELECT p.person, s.currency, rank() OVER (PARTITION BY s.currency ORDER BY sum(p.amount_won) DESC) AS rank, count(*) AS evenings,
  sum(p.amount_won) AS total, concat(sum(p.amount_won), '/', count(*)) AS "per-evening",
  concat(count(*) FILTER (WHERE p.amount_won > 0), '/', count(*)) AS "evenings-won"
FROM players p JOIN sessions s ON s.session = p.session WHERE s.game = 'herzblatt' GROUP BY p.person, s.currency
