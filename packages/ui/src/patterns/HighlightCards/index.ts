export { HighlightCards } from './HighlightCards.js';
export type { Highlight, HighlightCardsProps } from './HighlightCards.js';
