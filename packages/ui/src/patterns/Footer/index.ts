export { Footer } from './Footer.js';
export type { FooterProps, FooterShortcut } from './Footer.js';
