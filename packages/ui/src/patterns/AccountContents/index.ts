export { AccountContents } from './AccountContents.js';
export type { AccountContentsProps, AccountEntry } from './AccountContents.js';
