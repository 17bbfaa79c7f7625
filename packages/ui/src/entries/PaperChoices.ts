export { PaperChoices, type PaperChoicesProps } from '../patterns/paper/PaperChoices/PaperChoices.js';
