export { Callout, type CalloutProps } from './Callout.js';
export type { CalloutKind } from './Callout.styles.js';
