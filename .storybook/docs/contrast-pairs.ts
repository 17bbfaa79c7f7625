import { contrast } from '@inkstone/ui/contrast';
import type { Theme } from '@inkstone/ui/theme';

import { themeValues } from './theme-values.js';

interface Pair {
  /** Path of the colour in front. */
  front: string;
  /** Path of the colour behind it. */
  back: string;
  use: string;
  /** The edge of a control or a mark, which needs less contrast than text (WCAG 1.4.11). */
  mark?: true;
}

const papers = ['surface.page', 'surface.raised', 'surface.sunken'] as const;

/** What stands on what on the site. */
const pairs: Pair[] = [
  ...papers.map((back) => ({ front: 'text.strong', back, use: '标题' })),
  ...papers.map((back) => ({ front: 'text.base', back, use: '正文' })),
  ...papers.map((back) => ({ front: 'text.quiet', back, use: '次要的字' })),
  { front: 'text.onAccent', back: 'accent.base', use: '主按钮' },
  { front: 'text.onAccent', back: 'accent.hover', use: '主按钮，悬停' },
  { front: 'accent.base', back: 'surface.page', use: '定价、链接' },
  { front: 'accent.base', back: 'accent.tint', use: '淡底上的强调' },
  { front: 'chosen.text', back: 'chosen.surface', use: '选中的筛选、当前页码' },
  { front: 'text.onFooter', back: 'surface.footer', use: '页脚' },
  { front: 'text.onFooterQuiet', back: 'surface.footer', use: '页脚，次要的字' },
  { front: 'stage.high', back: 'surface.page', use: '高中' },
  { front: 'stage.middle', back: 'surface.page', use: '初中' },
  { front: 'stage.primary', back: 'surface.page', use: '小学' },
  { front: 'status.ok', back: 'status.okTint', use: '成功' },
  { front: 'status.warn', back: 'status.warnTint', use: '提醒' },
  { front: 'status.danger', back: 'status.dangerTint', use: '出错' },
  { front: 'border.strong', back: 'surface.raised', use: '输入框的边', mark: true },
  { front: 'focus', back: 'surface.page', use: '焦点环', mark: true },
];

export type Grade = 'AAA' | 'AA' | '不足';

export interface Verdict extends Pair {
  ratio: number;
  /** WCAG 2.2: text needs 4.5 for AA and 7 for AAA; a mark needs 3 for AA and has no AAA. */
  grade: Grade;
}

function gradeOf(ratio: number, mark: boolean): Grade {
  if (mark) return ratio >= 3 ? 'AA' : '不足';
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : '不足';
}

/** The contrast of every pair in a theme. */
export function verdicts(theme: Theme): Verdict[] {
  const values = themeValues(theme);
  return pairs.map((pair) => {
    // A colour in another notation than #RRGGBB cannot be judged, and counts as no contrast.
    const ratio = contrast(values.get(pair.front) ?? '', values.get(pair.back) ?? '') ?? 1;
    return { ...pair, ratio, grade: gradeOf(ratio, pair.mark === true) };
  });
}
