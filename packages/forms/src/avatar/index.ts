export { AvatarDialog } from './AvatarDialog.js';
export type { AvatarDialogProps } from './AvatarDialog.js';
export { AvatarForm } from './AvatarForm.js';
export type { AvatarFormProps } from './AvatarForm.js';
export { useAvatarForm } from './use-avatar-form.js';
export type { AvatarFormState, AvatarOptions } from './use-avatar-form.js';
export type { AvatarFields, AvatarPayload } from './schema.js';
