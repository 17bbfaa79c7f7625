export { SuggestBox, type SuggestBoxProps } from './SuggestBox.js';
export type { Suggestion, SuggestionGroup } from './types.js';
