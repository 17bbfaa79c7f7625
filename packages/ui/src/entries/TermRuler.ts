export { TermRuler, type TermRulerProps } from '../patterns/shops/TermRuler/TermRuler.js';
