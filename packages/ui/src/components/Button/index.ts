export { Button } from './Button.js';
export type { ButtonProps } from './Button.js';
export type { ButtonSize, ButtonVariant } from './Button.styles.js';
