import { scoreTableMessages } from './messages.zh.js';

export interface ScoreLine {
  id: number;
  year: string;
  area: string;
  /** Exam category: 物理类. */
  category: string;
  /** Admission batch: 本科批. */
  batch: string;
  /** Kind of line: 普通类, 体育类; '' if unknown. */
  kind: string;
  /** In points. */
  score: number;
  /** The rank of the line, or `null`. */
  ranking: number | null;
  /** The professional score in points, or `null`. */
  professional: number | null;
  /** A line of total scores; only these are compared with the reader's score. */
  ordinary: boolean;
}

export interface Verdict {
  text: string;
  /** Whether the score reaches the line. */
  over: boolean;
}

/** Over or under a line, as text; `undefined` if they cannot be compared. */
export function verdictOn(
  { score, ordinary }: Pick<ScoreLine, 'score' | 'ordinary'>,
  mine: number | undefined,
): Verdict | undefined {
  if (!ordinary || mine === undefined) return undefined;
  if (mine === score) return { text: scoreTableMessages.level, over: true };
  return mine > score
    ? { text: scoreTableMessages.over(mine - score), over: true }
    : { text: scoreTableMessages.under(score - mine), over: false };
}
