SELECT 'evenings-' || game AS figure, cast(count(*) AS VARCHAR) AS value FROM sessions GROUP BY game
UNION ALL SELECT 'first-day', cast(min(day) AS VARCHAR) FROM sessions
UNION ALL SELECT 'last-day', cast(max(day) AS VARCHAR) FROM sessions
UNION ALL SELECT 'people', cast(count(DISTINCT person) AS VARCHAR) FROM players
UNION ALL SELECT 'games', cast(count(*) AS VARCHAR) FROM sessions WHERE game = 'dreeg' AND ended
UNION ALL SELECT 'subgames', cast(count(*) AS VARCHAR) FROM (SELECT DISTINCT session, subgame FROM subgames WHERE ended) AS s
UNION ALL SELECT 'deals', cast(count(*) AS VARCHAR) FROM deals
UNION ALL SELECT kind, cast(count(*) AS VARCHAR) FROM deals GROUP BY kind
UNION ALL SELECT 'recorded', cast(sum(recorded) AS VARCHAR) FROM sessions
UNION ALL SELECT 'findings', cast(sum(findings) AS VARCHAR) FROM sessions
UNION ALL SELECT 'per-hundred', concat(sum(findings), '/', sum(recorded)) FROM sessions
