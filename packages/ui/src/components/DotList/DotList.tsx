import type { ComponentProps } from 'react';

import { Clip, Row, Word } from './DotList.styles.js';

export interface DotListProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The words in order; empty ones are left out. */
  words: readonly (string | undefined)[];
}

/** A few words with dots between them, none of which stands at the end or the start of a line. */
export function DotList({ words, ...rest }: DotListProps) {
  const said = words.filter((word) => word !== undefined && word !== '');
  if (said.length === 0) return null;
  return (
    <Clip {...rest}>
      <Row>
        {said.map((word, index) => (
          // The same word may stand twice, as a municipality that is its own city.
          <Word key={`${String(index)}${String(word)}`}>{word}</Word>
        ))}
      </Row>
    </Clip>
  );
}
