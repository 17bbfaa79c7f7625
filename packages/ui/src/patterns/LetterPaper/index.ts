export { LetterPaper } from './LetterPaper.js';
export type { LetterPaperProps } from './LetterPaper.js';
