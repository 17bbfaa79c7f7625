export { SlipNote, type SlipNoteProps } from '../patterns/shops/SlipNote/SlipNote.js';
