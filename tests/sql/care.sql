SELECT person, sum(recorded) AS recorded, sum(findings) AS findings, concat(sum(findings), '/', sum(recorded)) AS "per-hundred"
FROM players GROUP BY person HAVING sum(recorded) > 0
