export { AccountLink, type AccountLinkProps } from '../patterns/shell/AccountLink/AccountLink.js';
export type { Account } from '../patterns/types.js';
