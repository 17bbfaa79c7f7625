import { shorten } from '../../../format/shorten.js';
import { coverTitle } from '../BookCover/columns.js';
import { spinePrefix } from './messages.zh.js';

/** Maximum number of characters on a spine, which has one line. */
const ROOM = 10;

/** Longer titles are set smaller. */
const WIDE = 7;

export interface SpineTitle {
  /** The series, then the subject if the series does not name it; or as much of the title as there is room for. */
  words: string;
  /** Set smaller, to fit in one line. */
  tight: boolean;
}

/** The text on a spine, which has no space for a whole title. Its head shows the grade. */
export function spineTitle(title: string, subject = '', grade = ''): SpineTitle {
  const cover = coverTitle(title);
  const [first = '', ...others] = cover.split(/\s/u);
  const rest = others.join('').replace(grade, '').replace(subject, '');
  // A rest that says more tells two volumes apart: 2027 高三数学总复习第 20 册.
  const whole = rest === '' ? first : cover.replaceAll(/\s/gu, '');
  const series = whole.replaceAll(/[“"][^”"]*[”"]/gu, '').replace(spinePrefix, '') || whole;
  const added = series.includes(subject) ? '' : subject;
  const shown = shorten(series, ROOM - Array.from(added).length);
  return {
    words: `${shown} ${added}`.trim(),
    tight: Array.from(shown + added).length > WIDE,
  };
}
