-- All that share a record; the statistics name the first of them.
WITH results AS (
  SELECT s.game, p.person, s.currency, s.day, coalesce(p.won, p.amount_won > 0) AS won, p.blobs, p.amount_won AS amount,
    row_number() OVER (PARTITION BY s.game, p.person, s.currency ORDER BY s.day NULLS LAST, s.started NULLS FIRST, s.session) AS place
  FROM players p JOIN sessions s ON s.session = p.session WHERE p.won IS NOT NULL OR s.game = 'herzblatt'
), runs AS (
  SELECT game, person, currency, won, day, place,
    place - row_number() OVER (PARTITION BY game, person, currency, won ORDER BY place) AS run FROM results
), streaks AS (
  SELECT CASE WHEN game = 'herzblatt' THEN 'record-evenings-won' WHEN won THEN 'record-games-won' ELSE 'record-games-lost' END AS record,
    person, currency, count(*) AS value, max(day) AS day, count(day) = count(*) AS dated
  FROM runs WHERE won OR game = 'dreeg' GROUP BY game, person, currency, won, run
), feats AS (
  SELECT record, person, currency, cast(value AS DECIMAL(38, 4)) AS value, CASE WHEN dated THEN day END AS day FROM streaks WHERE value > 1
  UNION ALL SELECT 'record-blobs', person, currency, cast(blobs AS DECIMAL(38, 4)), day FROM results WHERE game = 'dreeg' AND blobs > 0
  UNION ALL SELECT 'record-win', person, currency, amount, day FROM results WHERE game = 'herzblatt' AND amount > 0
  UNION ALL SELECT 'record-loss', person, currency, -amount, day FROM results WHERE game = 'herzblatt' AND amount < 0
)
SELECT f.record, f.person, f.currency, CASE WHEN f.record = 'record-loss' THEN -f.value ELSE f.value END AS value, f.day
FROM feats f JOIN (SELECT record, coalesce(currency, '') AS code, max(value) AS value FROM feats GROUP BY 1, 2) AS best
  ON best.record = f.record AND best.code = coalesce(f.currency, '') AND best.value = f.value
