/** A batch of scratch codes. */
export interface ScratchBatch {
  /** 2611-03 */
  name: string;
  /** '' for codes of several books, which came with the content. */
  book: string;
  amount: number;
  printer: string;
  /** Codes that were checked. */
  checked: number;
  /** Checks of codes that had been checked before. */
  again: number;
  /** Codes that were checked suspiciously often. */
  suspicious: number;
  /** When it was made and by whom; undefined for what came with the content. */
  made: { day: string; time: string; by: string } | undefined;
  /** The last day on which one of it was checked; ''. */
  lastDay: string;
  /** Why it was recalled; undefined if it was not. */
  recalled: string | undefined;
}
