/** The index has no pairs across them. */
const signs = /[^\p{L}\p{N}]+/u;
/** Further words hardly narrow a search and cost a scan each. */
const mostWords = 8;

export interface SoughtText {
  /** The text without signs, in its order. */
  runs: readonly string[];
  /** What every match contains. */
  words: readonly string[];
}

/** @returns undefined for a text without a letter or number */
export function soughtText(text: string | undefined): SoughtText | undefined {
  const runs = (text ?? '').split(signs).filter((run) => run !== '');
  if (runs.length === 0) return undefined;
  // Letters of a formula are in every paper, and what a PDF has between them varies.
  const longer = runs.filter((run) => Array.from(run).length > 1);
  const words = [...new Set(longer.length > 0 ? longer : runs)];
  return { runs, words: words.toSorted((one, other) => other.length - one.length).slice(0, mostWords) };
}

/** The runs next to each other, whatever signs are between them. They contain only letters and numbers. */
export function phrasePattern({ runs }: SoughtText): RegExp {
  return new RegExp(runs.join(String.raw`[^\p{L}\p{N}]*`), 'giu');
}

export function wordsPattern({ words }: SoughtText): RegExp {
  return new RegExp(words.join('|'), 'giu');
}

/** Fewer words to search for, where all together find nothing: each word, or the halves of a single one. */
export function fewerWords({ words: [first = '', ...others] }: SoughtText): string[] {
  if (others.length > 0) return [first, ...others].filter((word) => Array.from(word).length > 1);
  const letters = Array.from(first);
  const half = Math.ceil(letters.length / 2);
  return half < 2 ? [] : [letters.slice(0, half).join(''), letters.slice(-half).join('')];
}
