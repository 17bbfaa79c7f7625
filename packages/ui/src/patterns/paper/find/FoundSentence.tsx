import { Sentence, Words } from './FoundSentence.styles.js';
import type { Find } from './use-find.js';

/** The sentence of the current place in the size of text: a page on a phone is too small to be read. */
export function FoundSentence({ find: { places, current } }: { find: Find }) {
  const place = current === undefined ? undefined : places[current];
  if (place === undefined) return null;
  const { before, words, after } = place.excerpt;
  return (
    <Sentence aria-live="polite">
      {before}
      <Words>{words}</Words>
      {after}
    </Sentence>
  );
}
