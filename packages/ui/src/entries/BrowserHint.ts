export { BrowserHint, type BrowserHintProps } from '../patterns/shell/BrowserHint/BrowserHint.js';
export { isInWeChat } from '../patterns/shell/BrowserHint/in-wechat.js';
