export { HighlightCards } from '../patterns/page/HighlightCards/HighlightCards.js';
export type { Highlight, HighlightCardsProps } from '../patterns/page/HighlightCards/HighlightCards.js';
