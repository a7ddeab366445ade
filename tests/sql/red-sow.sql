SELECT soloist AS person,
  concat(count(*) FILTER (WHERE result = 'passed'), '/', count(*)) AS "sow-passed",
  concat(count(*) FILTER (WHERE result = 'won'), '/', count(*) FILTER (WHERE result <> 'passed')) AS "sow-won",
  concat(count(*) FILTER (WHERE result = 'schneider'), '/', count(*) FILTER (WHERE result <> 'passed')) AS "sow-schneider"
FROM deals WHERE kind = 'red-sow' GROUP BY soloist
