export { ScratchField, type ScratchFieldProps } from './ScratchField.js';
