SELECT person,
  concat(count(*) FILTER (WHERE what = 'call' AND result = 'won'), '/', count(*) FILTER (WHERE what = 'call')) AS "called-won",
  concat(count(*) FILTER (WHERE what = 'march' AND result = 'made'), '/', count(*) FILTER (WHERE what = 'march')) AS "marches-made",
  count(*) FILTER (WHERE what = 'claim') AS "false-claims"
FROM (
  SELECT soloist AS person, 'call' AS what, result FROM deals WHERE kind = 'call-a-card' AND soloist IS NOT NULL
  UNION ALL SELECT soloist, 'march', result FROM deals WHERE kind = 'cameroon' AND soloist IS NOT NULL
  UNION ALL SELECT false_claim, 'claim', result FROM deals WHERE false_claim IS NOT NULL
) AS all_calls GROUP BY person
