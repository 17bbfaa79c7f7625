export { LoginForm } from './LoginForm.js';
export type { LoginFormProps } from './LoginForm.js';
export { useLoginForm } from './useLoginForm.js';
export type { LoginHandlers, LoginOptions } from './useLoginForm.js';
export type { LoginFields, LoginMethod } from './schema.js';
export type { AgreementName } from '../agreement/AgreementField.js';
