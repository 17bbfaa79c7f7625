import { Fragment } from 'react';

import { Marked, Phrases, Whole } from './PhraseText.styles.js';
import { phrasesOf } from './phrases.js';

export interface PhraseTextProps {
  /** The title. */
  text: string;
}

/**
 * A phrase longer than its line breaks anywhere, so also before a mark that must not begin one, and before the last
 * character: 低：stays together, and 第八册 at the end.
 */
function withMarks(part: string) {
  return part
    .split(/([^\s《（][：，、。？！]+|\S{3}$)/u)
    .map((piece, index) =>
      index % 2 === 1 ? <Marked key={`${String(index)}${piece}`}>{piece}</Marked> : piece,
    );
}

/** A title that breaks between its phrases: not inside 高三英语, nor inside 2026—2027. */
export function PhraseText({ text }: PhraseTextProps) {
  return (
    <Phrases>
      {phrasesOf(text).map((part, index) =>
        index % 2 === 1 ? (
          // The parts of a title keep their order, so the index can be the key.
          <Fragment key={`${String(index)}${part}`}>
            <wbr />
            <Whole>{part}</Whole>
            <wbr />
          </Fragment>
        ) : (
          withMarks(part)
        ),
      )}
    </Phrases>
  );
}
