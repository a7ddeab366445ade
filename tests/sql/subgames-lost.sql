SELECT person, count(*) AS played, sum(CASE WHEN lost THEN 1 ELSE 0 END) AS lost
FROM subgames WHERE ended GROUP BY person ORDER BY person
