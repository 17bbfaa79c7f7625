export { BrowserHint } from './BrowserHint.js';
export type { BrowserHintProps } from './BrowserHint.js';
