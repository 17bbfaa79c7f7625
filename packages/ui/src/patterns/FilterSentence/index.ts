export { FilterSentence } from './FilterSentence.js';
export type { FilterSentenceProps, SentenceBlank } from './FilterSentence.js';
