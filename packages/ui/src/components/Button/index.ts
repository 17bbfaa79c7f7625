export { Button, type ButtonProps } from './Button.js';
export type { ButtonSize, ButtonVariant } from './Button.styles.js';
