export { Field } from './Field.js';
export type { FieldProps } from './Field.js';
export { FieldGroup } from './FieldGroup.js';
export type { FieldGroupProps } from './FieldGroup.js';
export { FieldNote } from './FieldNote.js';
export type { FieldNoteProps } from './FieldNote.js';
export { useFieldFrame } from './use-field-frame.js';
export { inputFace, lockedFace } from './Field.styles.js';
export type { FieldControl, FieldFrameProps, FieldOption, FieldOptionGroup } from './types.js';
