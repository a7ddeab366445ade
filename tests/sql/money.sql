WITH evenings AS (
  SELECT p.person, s.currency, p.amount_won AS won, CASE WHEN p.amount_won > 0 THEN 1 WHEN p.amount_won < 0 THEN -1 ELSE 0 END AS side,
    row_number() OVER (PARTITION BY p.person, s.currency ORDER BY s.day NULLS LAST, s.started NULLS FIRST, s.session) AS place
  FROM players p JOIN sessions s ON s.session = p.session WHERE s.game = 'herzblatt'
), runs AS (
  SELECT person, currency, side, place, place - row_number() OVER (PARTITION BY person, currency, side ORDER BY place) AS run FROM evenings
), streaks AS (
  SELECT person, currency, side, max(place) AS until, count(*) AS length FROM runs GROUP BY person, currency, side, run
)
SELECT e.person, e.currency, e.evenings, e.total, concat(e.total, '/', e.evenings) AS "per-evening", e.best, e.worst,
  concat(e.ahead, '/', e.evenings) AS "evenings-won",
  s.winning AS "winning-streak", s.losing AS "losing-streak", s.now AS "streak-now"
FROM (
  SELECT person, currency, count(*) AS evenings, sum(won) AS total, max(won) AS best, min(won) AS worst,
    count(*) FILTER (WHERE won > 0) AS ahead
  FROM evenings GROUP BY person, currency
) AS e JOIN (
  SELECT s.person, s.currency, coalesce(max(s.length) FILTER (WHERE s.side = 1), 0) AS winning,
    coalesce(-max(s.length) FILTER (WHERE s.side = -1), 0) AS losing, max(s.side * s.length) FILTER (WHERE s.until = l.until) AS now
  FROM streaks s JOIN (SELECT person, currency, max(until) AS until FROM streaks GROUP BY person, currency) AS l
    ON l.person = s.person AND l.currency = s.currency GROUP BY s.person, s.currency
) AS s ON s.person = e.person AND s.currency = e.currency
