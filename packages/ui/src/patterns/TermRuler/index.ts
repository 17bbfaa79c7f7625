export { TermRuler } from './TermRuler.js';
export type { TermRulerProps } from './TermRuler.js';
