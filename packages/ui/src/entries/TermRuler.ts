export { TermRuler } from '../patterns/shops/TermRuler/TermRuler.js';
export type { TermRulerProps } from '../patterns/shops/TermRuler/TermRuler.js';
