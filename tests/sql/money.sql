SELECT p.person, s.currency, count(*) AS evenings, sum(p.amount_won) AS total,
  sum(CASE WHEN p.amount_won > 0 THEN 1 ELSE 0 END) AS won
FROM players p JOIN sessions s ON s.session = p.session AND s.year = p.year
WHERE s.game = 'herzblatt' GROUP BY p.person, s.currency ORDER BY p.person, s.currency
