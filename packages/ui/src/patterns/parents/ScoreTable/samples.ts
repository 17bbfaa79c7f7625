import type { ScoreLine } from './verdict.js';

const LINES = [
  ['2026', '特殊类型招生控制线', '普通类', 520, 61_000, null],
  ['2026', '本科批', '普通类', 425, 90_000, null],
  ['2026', '本科批', '美术与设计类', 325, null, 183],
  ['2026', '专科批', '普通类', 180, 200_000, null],
  ['2025', '特殊类型招生控制线', '普通类', 520, 64_000, null],
  ['2025', '本科批', '普通类', 435, 86_000, null],
  ['2025', '本科批', '体育类', 310, null, 186],
] as const;

export const sampleScoreLines: ScoreLine[] = LINES.map(
  ([year, batch, kind, score, ranking, professional], index) => ({
    id: index + 1,
    year,
    area: '河北',
    category: '物理类',
    batch,
    kind,
    score,
    ranking,
    professional,
    ordinary: professional === null,
  }),
);
