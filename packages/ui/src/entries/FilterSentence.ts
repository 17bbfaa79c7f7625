export { FilterSentence } from '../patterns/page/FilterSentence/FilterSentence.js';
export type { FilterSentenceProps, SentenceBlank } from '../patterns/page/FilterSentence/FilterSentence.js';
