export { Field } from './Field.js';
export type { FieldControl, FieldFrameProps, FieldProps } from './Field.js';
export { inputFace } from './Field.styles.js';
