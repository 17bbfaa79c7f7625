export { LoginForm, type LoginFormProps } from './LoginForm.js';
export { useLoginForm, type LoginHandlers, type LoginOptions } from './use-login-form.js';
export type { LoginFields, LoginMethod } from './schema.js';
export type { AgreementName } from '../agreement/AgreementField.js';
