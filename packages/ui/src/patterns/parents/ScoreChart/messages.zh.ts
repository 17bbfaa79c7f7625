export const scoreChartMessages = {
  me: (score: number) => `我 ${String(score)}`,
  /** One batch over the years, as text. */
  summary: (name: string, points: readonly { year: string; score: number }[]) =>
    `${name}：${points.map(({ year, score }) => `${year} 年 ${String(score)} 分`).join('，')}；${change(points)}。`,
} as const;

function change(points: readonly { score: number }[]): string {
  const difference = (points.at(-1)?.score ?? 0) - (points[0]?.score ?? 0);
  if (difference === 0) return '首尾两年相同';
  return difference > 0 ? `升了 ${String(difference)} 分` : `降了 ${String(-difference)} 分`;
}
