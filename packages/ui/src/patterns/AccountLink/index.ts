export { AccountLink } from './AccountLink.js';
export type { AccountLinkProps } from './AccountLink.js';
export type { Account } from '../types.js';
