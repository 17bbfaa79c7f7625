export { SlipNote } from './SlipNote.js';
export type { SlipNoteProps } from './SlipNote.js';
