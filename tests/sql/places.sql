SELECT person,
  concat(count(*) FILTER (WHERE place = 1), '/', count(*)) AS "first",
  concat(count(*) FILTER (WHERE place = 2), '/', count(*)) AS "second",
  concat(count(*) FILTER (WHERE place = 3), '/', count(*)) AS "third",
  concat(count(*) FILTER (WHERE place = 4), '/', count(*)) AS "fourth"
FROM subgames WHERE ended GROUP BY person
