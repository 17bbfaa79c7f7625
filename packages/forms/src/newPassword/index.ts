export { masked } from '../code/masked.js';
export { NewPasswordForm } from './NewPasswordForm.js';
export type { NewPasswordFormProps } from './NewPasswordForm.js';
export { useNewPasswordForm } from './use-new-password-form.js';
export type { NewPasswordOptions } from './use-new-password-form.js';
export type { NewPasswordFields } from './schema.js';
