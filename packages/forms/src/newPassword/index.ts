export { NewPasswordForm } from './NewPasswordForm.js';
export type { NewPasswordFormProps } from './NewPasswordForm.js';
export { useNewPasswordForm } from './useNewPasswordForm.js';
export type { NewPasswordOptions } from './useNewPasswordForm.js';
export type { NewPasswordFields } from './schema.js';
