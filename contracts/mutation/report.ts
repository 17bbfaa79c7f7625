import type { Gap, Share } from './tally.js';

export interface Outcome {
  shares: readonly Share[];
  total: Share;
  gaps: readonly Gap[];
  stale: readonly string[];
  /** Share of all changes that has to be noticed, in percent. */
  goal: number;
}

export function isGood({ total, gaps, stale, goal }: Outcome): boolean {
  return percent(total) >= goal && stale.length === 0 && gaps.every(({ reason }) => reason !== undefined);
}

export function linesOf(outcome: Outcome): string[] {
  const { shares, total, gaps, stale, goal } = outcome;
  const explained = gaps.filter(({ reason }) => reason !== undefined);
  const unexplained = gaps.filter(({ reason }) => reason === undefined);
  return [
    ...shares.map(row),
    '',
    ...section('放过而有理由的改动：', explained.map(lineOf)),
    ...section(
      '放过而没有理由的改动（写严契约，或在 mutation/accepted.ts 里写明理由）：',
      unexplained.map(lineOf),
    ),
    ...section('已经用不着的理由（从 mutation/accepted.ts 里删去）：', stale),
    `${isGood(outcome) ? '通过' : '不通过'}：共 ${String(total.all)} 处改动，契约发现 ${String(total.caught)} 处，` +
      `占 ${percent(total).toFixed(2)}%（目标 ${String(goal)}%）`,
  ];
}

function percent({ caught, all }: Share): number {
  return all === 0 ? 0 : (caught / all) * 100;
}

function row(share: Share): string {
  const counts = `${String(share.caught)}/${String(share.all)}`;
  return `${share.name.padEnd(28)}${counts.padStart(12)}${percent(share).toFixed(2).padStart(9)}%`;
}

function lineOf({ operationId, path, changes, when, reason }: Gap): string {
  const where = `${operationId} ${path}（${changes.join(' ')}）`;
  return reason === undefined ? `${where}，见 ${when.join('；')}` : `${where}：${reason}`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}
