export { TextAreaField } from './TextAreaField.js';
export type { TextAreaFieldProps } from './TextAreaField.js';
