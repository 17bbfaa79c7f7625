export { BrowserHint } from '../patterns/shell/BrowserHint/BrowserHint.js';
export type { BrowserHintProps } from '../patterns/shell/BrowserHint/BrowserHint.js';
