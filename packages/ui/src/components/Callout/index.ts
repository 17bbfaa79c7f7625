export { Callout } from './Callout.js';
export type { CalloutProps } from './Callout.js';
export type { CalloutKind } from './Callout.styles.js';
