SELECT person,
  concat(count(*) FILTER (WHERE lost AND contract = 'sixty-six'), '/', count(*) FILTER (WHERE contract = 'sixty-six')) AS "sixty-six",
  concat(count(*) FILTER (WHERE lost AND contract = 'red-sow'), '/', count(*) FILTER (WHERE contract = 'red-sow')) AS "red-sow",
  concat(count(*) FILTER (WHERE lost AND contract = 'call-a-card'), '/', count(*) FILTER (WHERE contract = 'call-a-card')) AS "call-a-card",
  concat(count(*) FILTER (WHERE lost AND contract = 'cameroon'), '/', count(*) FILTER (WHERE contract = 'cameroon')) AS "cameroon"
FROM subgames WHERE ended GROUP BY person
