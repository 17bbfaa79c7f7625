import type { ReactNode } from 'react';

import { Icon } from '../Icon/index.js';
import { Counter, ErrorLine, Hint, NoteRow } from './Field.styles.js';

export interface FieldNoteProps {
  id: string;
  counterId: string;
  hint: ReactNode;
  error: string | undefined;
  counter: string | undefined;
}

/** What stands below a control: what is wrong, or else the hint; at the right how much is used. */
export function FieldNote({ id, counterId, hint, error, counter }: FieldNoteProps) {
  const note =
    error === undefined ? (
      hint !== undefined && <Hint id={id}>{hint}</Hint>
    ) : (
      <ErrorLine id={id}>
        <Icon name="warning" size={16} />
        {error}
      </ErrorLine>
    );
  if (counter === undefined) return note;
  return (
    <NoteRow>
      {note}
      <Counter id={counterId}>{counter}</Counter>
    </NoteRow>
  );
}
