export { account, accountType } from './account.js';
export type { AccountType } from './account.js';
export { agreement } from './agreement.js';
export { code } from './code.js';
export { isMobile, mobile } from './mobile.js';
export { passwordGiven } from './passwordGiven.js';
