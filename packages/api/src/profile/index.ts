export { sendResetPhoneCodeMutation, updateUserInfoMutation, uploadAvatarMutation } from './mutations.js';
export type {
  AvatarInput,
  RealNameInput,
  SendResetPhoneCodeInput,
  UpdateUserInfoInput,
} from './mutations.js';
