export { PhraseText } from './PhraseText.js';
export type { PhraseTextProps } from './PhraseText.js';
export { subjectIn } from './phrases.js';
