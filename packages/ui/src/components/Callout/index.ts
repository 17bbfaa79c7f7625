export { Callout } from './Callout.js';
export type { CalloutKind, CalloutProps } from './Callout.js';
