import { useId } from 'react';

import type { FieldNoteProps } from './FieldNote.js';
import type { FieldControl, FieldFrameProps } from './types.js';

type Framed = Pick<FieldFrameProps, 'hint' | 'error'> & {
  id?: string | undefined;
  hintStays?: boolean | undefined;
  counter?: string | undefined;
};

/** Connects a control to the note below it: returns the props of both. */
export function useFieldFrame({ id, hint, error, hintStays = false, counter }: Framed): {
  control: FieldControl;
  note: FieldNoteProps;
} {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const counterId = `${controlId}-counter`;
  const wrong = error !== undefined && error !== '';
  const shownHint = wrong && !hintStays ? undefined : hint;
  const hintId = wrong ? `${controlId}-hint` : noteId;
  const describing = [
    ...(wrong ? [noteId] : []),
    ...(shownHint === undefined ? [] : [hintId]),
    ...(counter === undefined ? [] : [counterId]),
  ];
  return {
    control: {
      id: controlId,
      'aria-describedby': describing.length > 0 ? describing.join(' ') : undefined,
      'aria-invalid': wrong || undefined,
    },
    note: { id: noteId, hintId, counterId, hint: shownHint, error: wrong ? error : undefined, counter },
  };
}
