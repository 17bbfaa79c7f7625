export { Collapsible } from './Collapsible.js';
export type { CollapsibleProps } from './Collapsible.js';
