import type { ReactNode } from 'react';

import { Icon } from '../Icon/index.js';
import { Announcement, Counter, ErrorLine, Hint, NoteRow } from './Field.styles.js';

export interface FieldNoteProps {
  id: string;
  counterId: string;
  /** Id of the hint, where it differs from the id of the error: with `hintStays`. */
  hintId?: string | undefined;
  hint: ReactNode;
  error: string | undefined;
  counter: string | undefined;
  /** See Field. */
  announced?: boolean | undefined;
}

/** The text below a control: the error, the hint or both, and the counter at the right. */
export function FieldNote({ id, hintId, counterId, hint, error, counter, announced }: FieldNoteProps) {
  const errorLine = error !== undefined && (
    <ErrorLine id={id}>
      <Icon name="warning" size={16} />
      {error}
    </ErrorLine>
  );
  const hintLine = hint !== undefined && <Hint id={hintId ?? id}>{hint}</Hint>;
  const note = (
    <>
      {announced !== undefined && <Announcement role="status">{announced && errorLine}</Announcement>}
      {announced !== true && errorLine}
      {hintLine}
    </>
  );
  if (counter === undefined) return note;
  return (
    <NoteRow>
      {note}
      <Counter id={counterId}>{counter}</Counter>
    </NoteRow>
  );
}
