export { Bookplate } from './Bookplate.js';
export type { BookplateProps } from './Bookplate.js';
