SELECT s.game, p.seat, concat(count(*) FILTER (WHERE p.won OR p.amount_won > 0), '/', count(*)) AS "evenings-won"
FROM players p JOIN sessions s ON s.session = p.session
WHERE p.seat IS NOT NULL AND (s.game = 'herzblatt' OR p.won IS NOT NULL) GROUP BY s.game, p.seat
