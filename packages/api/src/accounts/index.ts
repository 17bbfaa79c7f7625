export {
  loginByCodeMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
  resetPasswordMutation,
  sendEmailCodeMutation,
  sendLoginCodeMutation,
  sendPhoneCodeMutation,
  sendRecoveryCodeMutation,
} from './mutations.js';
export type {
  LoginByCodeInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SendEmailCodeInput,
  SendLoginCodeInput,
  SendPhoneCodeInput,
  SendRecoveryCodeInput,
} from './mutations.js';
