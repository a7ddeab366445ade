SELECT 'dreeg' AS game, d.players_in AS "players-in",
  CASE WHEN a.person = d.dealer THEN 'dealer' WHEN a.position = 1 THEN 'forehand' ELSE cast(a.position AS VARCHAR) END AS position,
  concat(sum(a.game_points), '/', count(*)) AS points, NULL AS "solo-played", NULL AS "solo-won"
FROM awards a JOIN deals d ON d.session = a.session AND d.deal = a.deal GROUP BY 1, 2, 3
UNION ALL
SELECT 'herzblatt', d.players_in,
  CASE WHEN h.person = d.dealer THEN 'dealer' WHEN h.position = 1 THEN 'forehand' ELSE cast(h.position AS VARCHAR) END,
  NULL, concat(count(*) FILTER (WHERE h.person = d.soloist), '/', count(*)),
  concat(count(*) FILTER (WHERE h.person = d.soloist AND d.result IN ('won', 'won-high')), '/', count(*) FILTER (WHERE h.person = d.soloist))
FROM hands h JOIN deals d ON d.session = h.session AND d.deal = h.deal GROUP BY 1, 2, 3
