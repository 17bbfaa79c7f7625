export { PrintButton } from './PrintButton.js';
export type { PrintButtonProps } from './PrintButton.js';
