export { LetterPaper, type LetterPaperProps } from '../patterns/article/LetterPaper/LetterPaper.js';
