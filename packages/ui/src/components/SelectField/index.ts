export { SelectField, type SelectFieldProps } from './SelectField.js';
export { SelectControl, type SelectControlProps } from './SelectControl.js';
