SELECT p.person, p.other, count(*) AS deals, concat(count(*) FILTER (WHERE p.won), '/', count(*)) AS "won-together"
FROM (
  SELECT soloist AS person, partner AS other, result = 'won' AS won FROM deals WHERE kind = 'call-a-card' AND partner IS NOT NULL
  UNION ALL SELECT partner, soloist, result = 'won' FROM deals WHERE kind = 'call-a-card' AND partner IS NOT NULL
) AS p GROUP BY p.person, p.other
