SELECT person,
  concat(count(*) FILTER (WHERE what = '66' AND won), '/', count(*) FILTER (WHERE what = '66')) AS "sixty-six-made",
  concat(count(*) FILTER (WHERE what = 'du' AND won), '/', count(*) FILTER (WHERE what = 'du')) AS "du-made",
  concat(count(*) FILTER (WHERE what = 'contra' AND NOT won), '/', count(*) FILTER (WHERE what = 'contra')) AS "contra-won"
FROM (
  SELECT soloist AS person, announcement AS what, result IN ('won', 'won-high') AS won FROM deals WHERE announcement IS NOT NULL
  UNION ALL SELECT contra, 'contra', result IN ('won', 'won-high') FROM deals WHERE contra IS NOT NULL
) AS words GROUP BY person
