export { ScratchField } from './ScratchField.js';
export type { ScratchFieldProps } from './ScratchField.js';
