export { LoginForm } from './LoginForm.js';
export type { LoginFormProps } from './LoginForm.js';
export { useLoginForm } from './use-login-form.js';
export type { LoginHandlers, LoginOptions } from './use-login-form.js';
export type { LoginFields, LoginMethod } from './schema.js';
export type { AgreementName } from '../agreement/AgreementField.js';
