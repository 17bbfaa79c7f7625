export { Bookplate } from '../patterns/centre/Bookplate/Bookplate.js';
export type { BookplateProps } from '../patterns/centre/Bookplate/Bookplate.js';
