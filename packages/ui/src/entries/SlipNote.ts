export { SlipNote } from '../patterns/shops/SlipNote/SlipNote.js';
export type { SlipNoteProps } from '../patterns/shops/SlipNote/SlipNote.js';
