export { PhraseText, type PhraseTextProps } from './PhraseText.js';
export { subjectIn } from './phrases.js';
