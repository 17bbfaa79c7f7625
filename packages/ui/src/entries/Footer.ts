export { Footer } from '../patterns/shell/Footer/Footer.js';
export type { FooterProps, FooterShortcut } from '../patterns/shell/Footer/Footer.js';
