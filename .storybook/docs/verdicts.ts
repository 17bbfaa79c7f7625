import { contrast, contrastPairs, type ContrastPair } from '@inkstone/ui/contrast';
import type { Theme } from '@inkstone/ui/theme';

import { themeValues } from './theme-values.js';

/** What a pair is for: by its background where that is its own, else by its foreground. */
const uses: Readonly<Record<string, string>> = {
  'text.strong': '标题',
  'text.base': '正文',
  'text.quiet': '次要的字',
  'accent.base': '定价、链接',
  'stage.high': '高中',
  'stage.middle': '初中',
  'stage.primary': '小学',
  'status.ok': '成功',
  'status.warn': '提醒',
  'status.danger': '出错',
  'border.strong': '输入框的边',
  focus: '焦点环',
  'text.onAccent': '主按钮',
  'text.onFooter': '页脚',
  'text.onFooterQuiet': '页脚，次要的字',
  'chosen.text': '选中的筛选、当前页码',
};

const uncommon: Readonly<Record<string, string>> = {
  'accent.hover': '主按钮，悬停',
  'accent.tint': '淡底上的强调',
};

export type Grade = 'AAA' | 'AA' | '不足';

export interface Verdict {
  /** Path of the colour in front. */
  front: string;
  /** Path of the colour behind it. */
  back: string;
  use: string;
  ratio: number;
  /** WCAG 2.2: text needs 4.5 for AA and 7 for AAA; a mark needs 3 for AA and has no AAA. */
  grade: Grade;
}

const TEXT = 4.5;

function gradeOf(ratio: number, { wanted }: ContrastPair): Grade {
  if (ratio < wanted) return '不足';
  return wanted >= TEXT && ratio >= 7 ? 'AAA' : 'AA';
}

/** The contrast of every pair in a theme. */
export function verdicts(theme: Theme): Verdict[] {
  const values = themeValues(theme);
  return contrastPairs.map((pair) => {
    const { foreground: front, background: back } = pair;
    // A colour in another notation than #RRGGBB cannot be judged, and counts as no contrast.
    const ratio = contrast(values.get(front) ?? '', values.get(back) ?? '') ?? 1;
    return { front, back, use: uncommon[back] ?? uses[front] ?? '', ratio, grade: gradeOf(ratio, pair) };
  });
}
