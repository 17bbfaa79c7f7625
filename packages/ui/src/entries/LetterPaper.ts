export { LetterPaper } from '../patterns/article/LetterPaper/LetterPaper.js';
export type { LetterPaperProps } from '../patterns/article/LetterPaper/LetterPaper.js';
