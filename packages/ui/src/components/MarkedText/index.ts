export { MarkedText, type MarkedTextProps } from './MarkedText.js';
