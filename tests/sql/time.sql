SELECT kind, deals, seconds AS median FROM (
  SELECT kind, seconds, count(*) OVER (PARTITION BY kind) AS deals, row_number() OVER (PARTITION BY kind ORDER BY seconds) AS place
  FROM deals WHERE seconds IS NOT NULL
) AS timed WHERE 2 * place >= deals AND 2 * (place - 1) < deals
