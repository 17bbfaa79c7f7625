export { AvatarDialog, type AvatarDialogProps } from './AvatarDialog.js';
export { AvatarForm, type AvatarFormProps } from './AvatarForm.js';
export { useAvatarForm, type AvatarFormState, type AvatarOptions } from './use-avatar-form.js';
export type { AvatarFields, AvatarPayload } from './schema.js';
