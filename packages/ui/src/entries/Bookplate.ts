export { Bookplate, type BookplateProps } from '../patterns/centre/Bookplate/Bookplate.js';
