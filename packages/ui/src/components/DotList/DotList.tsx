import type { ComponentProps } from 'react';

import { Clip, Row, Word } from './DotList.styles.js';

export interface DotListProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The words in order; empty ones are left out. */
  words: readonly (string | undefined)[];
}

/** Words with dots between them; no line starts or ends with a dot. */
export function DotList({ words, ...rest }: DotListProps) {
  const said = words.filter((word) => word !== undefined && word !== '');
  if (said.length === 0) return null;
  return (
    <Clip {...rest}>
      <Row>
        {said.map((word, index) => (
          // The same word can occur twice, as in a municipality that is its own city.
          <Word key={`${String(index)}${String(word)}`}>{word}</Word>
        ))}
      </Row>
    </Clip>
  );
}
