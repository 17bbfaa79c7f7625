export { LoginForm } from './LoginForm.js';
export type { LoginFormProps } from './LoginForm.js';
export type { LoginMethod } from './fields.js';
export type { LoginHandlers } from './useLoginForm.js';
export type { CodeLogin, LoginCodeRequest, PasswordLogin } from './schema.js';
export type { AgreementName } from '../agreement/AgreementField.js';
