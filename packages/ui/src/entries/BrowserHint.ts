export { BrowserHint, type BrowserHintProps } from '../patterns/shell/BrowserHint/BrowserHint.js';
