export { MarginNote, type MarginNoteProps } from './MarginNote.js';
