export { masked } from '../code/masked.js';
export { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.js';
export { useNewPasswordForm, type NewPasswordOptions } from './use-new-password-form.js';
export type { NewPasswordFields } from './schema.js';
