-- From when to when somebody sat: from the beginning, or whenever he joined, until he left.
WITH sat AS (
  SELECT j.session, j.person, j.since, min(l.event) AS until
  FROM (
    SELECT p.session, p.person, 0 AS since FROM players p LEFT JOIN (
      SELECT session, person, min(event) FILTER (WHERE change = 'joined') AS joined, min(event) FILTER (WHERE change = 'left') AS gone
      FROM events WHERE change IS NOT NULL GROUP BY session, person
    ) AS c ON c.session = p.session AND c.person = p.person WHERE c.joined IS NULL OR c.gone < c.joined
    UNION ALL SELECT session, person, event FROM events WHERE change = 'joined'
  ) AS j LEFT JOIN (SELECT session, person, event FROM events WHERE change = 'left') AS l
    ON l.session = j.session AND l.person = j.person AND l.event > j.since
  GROUP BY j.session, j.person, j.since
), met AS (
  SELECT DISTINCT a.session, a.person, b.person AS other FROM sat a JOIN sat b ON b.session = a.session
  WHERE a.person <> b.person AND (b.until IS NULL OR a.since < b.until) AND (a.until IS NULL OR b.since < a.until)
), better AS (
  -- The winners have the fewest blobs, or by the table's aim the most.
  SELECT p.session, p.person, CASE WHEN s.game = 'herzblatt' THEN p.amount_won
    WHEN p.won IS NOT NULL THEN cast(x.aim * p.blobs AS DECIMAL(38, 4)) END AS score
  FROM players p JOIN sessions s ON s.session = p.session JOIN (
    SELECT session, CASE WHEN max(blobs) FILTER (WHERE won) = min(blobs) THEN -1 ELSE 1 END AS aim FROM players GROUP BY session
  ) AS x ON x.session = p.session
), evenings AS (
  SELECT m.person, m.other, count(*) AS evenings, count(*) FILTER (WHERE a.score > b.score) AS ahead,
    count(*) FILTER (WHERE a.score <> b.score) AS decided
  FROM met m JOIN better a ON a.session = m.session AND a.person = m.person
    JOIN better b ON b.session = m.session AND b.person = m.other GROUP BY m.person, m.other
), flows AS (
  SELECT p.session, p.person, d.soloist AS other, p.amount FROM payments p JOIN deals d ON d.session = p.session AND d.deal = p.deal
  WHERE d.kind = 'solo' AND p.person <> d.soloist
), net AS (
  SELECT session, person, other, sum(amount) AS amount FROM (
    SELECT session, person, other, amount FROM flows UNION ALL SELECT session, other, person, -amount FROM flows
  ) AS both_ways GROUP BY session, person, other
), money AS (
  SELECT m.person, m.other, s.currency, sum(coalesce(n.amount, 0)) AS amount
  FROM met m JOIN sessions s ON s.session = m.session AND s.game = 'herzblatt'
    LEFT JOIN net n ON n.session = m.session AND n.person = m.person AND n.other = m.other
  GROUP BY m.person, m.other, s.currency
)
SELECT e.person, e.other, y.currency, e.evenings, concat(e.ahead, '/', e.decided) AS ahead, y.amount AS "won-from"
FROM evenings e LEFT JOIN money y ON y.person = e.person AND y.other = e.other
