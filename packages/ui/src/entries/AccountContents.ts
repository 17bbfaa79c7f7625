export { AccountContents } from '../patterns/centre/AccountContents/AccountContents.js';
export type {
  AccountContentsProps,
  AccountEntry,
} from '../patterns/centre/AccountContents/AccountContents.js';
