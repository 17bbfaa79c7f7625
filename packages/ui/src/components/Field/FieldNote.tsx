import type { ReactNode } from 'react';

import { Icon } from '../Icon/index.js';
import { Announcement, Counter, ErrorLine, Hint, NoteRow } from './Field.styles.js';

export interface FieldNoteProps {
  id: string;
  counterId: string;
  hint: ReactNode;
  error: string | undefined;
  counter: string | undefined;
  /** As in Field. */
  announced?: boolean | undefined;
}

/** The line below a control: the error or the hint, and the counter at the right. */
export function FieldNote({ id, counterId, hint, error, counter, announced }: FieldNoteProps) {
  const errorLine = error !== undefined && (
    <ErrorLine id={id}>
      <Icon name="warning" size={16} />
      {error}
    </ErrorLine>
  );
  const hintLine = error === undefined && hint !== undefined && <Hint id={id}>{hint}</Hint>;
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
