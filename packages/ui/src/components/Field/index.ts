export { Field, type FieldProps } from './Field.js';
export { FieldGroup, type FieldGroupProps } from './FieldGroup.js';
export { FieldNote, type FieldNoteProps } from './FieldNote.js';
export { useFieldFrame } from './use-field-frame.js';
export { inputFace, lockedFace } from './Field.styles.js';
export type { FieldControl, FieldFrameProps, FieldOption, FieldOptionGroup } from './types.js';
