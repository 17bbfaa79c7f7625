export { Footer, type FooterProps, type FooterShortcut } from '../patterns/shell/Footer/Footer.js';
