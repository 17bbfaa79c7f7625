import { Note } from './MarginNote.styles.js';

export interface MarginNoteProps {
  /** The note; line breaks are kept. */
  children: string;
}

/**
 * A note in the right margin of a field, or below the field where there is no margin. Pass it as the field's `hint`, so
 * that screen readers read it. Next to anything else its container must be positioned.
 */
export function MarginNote({ children }: MarginNoteProps) {
  return <Note>{children}</Note>;
}
