export { SelectField } from './SelectField.js';
export type { SelectFieldProps } from './SelectField.js';
export { SelectControl } from './SelectControl.js';
export type { SelectControlProps } from './SelectControl.js';
