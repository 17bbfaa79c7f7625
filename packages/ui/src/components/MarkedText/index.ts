export { MarkedText } from './MarkedText.js';
export type { MarkedTextProps } from './MarkedText.js';
