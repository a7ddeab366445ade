SELECT soloist AS person, count(*) AS held,
  sum(CASE WHEN result = 'passed' THEN 1 ELSE 0 END) AS passed,
  sum(CASE WHEN result = 'won' THEN 1 ELSE 0 END) AS won,
  sum(CASE WHEN result = 'schneider' THEN 1 ELSE 0 END) AS schneider
FROM deals WHERE kind = 'red-sow' GROUP BY soloist ORDER BY soloist
