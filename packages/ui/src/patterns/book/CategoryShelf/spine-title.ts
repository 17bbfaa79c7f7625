import { coverTitle } from '../BookCover/columns.js';
import { spinePrefix } from './messages.zh.js';

/** Maximum number of characters on a spine, which has one line. */
const ROOM = 10;

/** Longer titles are set smaller. */
const WIDE = 7;

export interface SpineTitle {
  /** The series, then the subject if the series does not name it. */
  words: string;
  /** Set smaller, to fit in one line. */
  tight: boolean;
}

/** The text on a spine, which has no space for a whole title. */
export function spineTitle(title: string, subject = ''): SpineTitle {
  const first = coverTitle(title).split(/\s/u)[0] ?? '';
  const series = first.replaceAll(/[“"][^”"]*[”"]/gu, '').replace(spinePrefix, '');
  const added = series.includes(subject) ? '' : subject;
  const room = ROOM - Array.from(added).length;
  const shown = Array.from(series).slice(0, room);
  return {
    words: `${shown.join('')} ${added}`.trim(),
    tight: shown.length + Array.from(added).length > WIDE,
  };
}
