export { CodeField } from './CodeField.js';
export type { CodeFieldProps } from './CodeField.js';
