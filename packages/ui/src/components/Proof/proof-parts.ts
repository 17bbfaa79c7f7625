export interface ProofParts {
  before: string;
  wrong: string;
  right: string;
  after: string;
}

/**
 * Finds what two texts have in common at their ends, in whole words. Where nothing would be left to strike or to write,
 * a word beside it is taken along: “2” becomes “−2”, instead of a sign written into the text.
 */
export function proofParts(wrong: string, right: string): ProofParts {
  const struck = wordsOf(wrong);
  const written = wordsOf(right);
  const shorter = Math.min(struck.length, written.length);
  let start = 0;
  while (start < shorter && struck[start] === written[start]) start += 1;
  let end = 0;
  while (end < shorter - start && struck.at(-1 - end) === written.at(-1 - end)) end += 1;
  if (start + end === shorter && struck.length !== written.length) {
    if (end > 0) end -= 1;
    else if (start > 0) start -= 1;
  }
  const textOf = (words: string[], from: number, to: number) => words.slice(from, to).join('');
  return {
    before: textOf(struck, 0, start),
    wrong: textOf(struck, start, struck.length - end),
    right: textOf(written, start, written.length - end),
    after: textOf(struck, struck.length - end, struck.length),
  };
}

/** Without a segmenter (Firefox before 125) the whole texts are struck and written. */
function wordsOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text];
  // eslint-disable-next-line compat/compat -- asked for above
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return Array.from(words, ({ segment }) => segment);
}
