import type { PasswordDemand } from '../rules/password.js';

/** The parts of the password rule (Spec B 5). */
export const passwordDemandMessages: Record<PasswordDemand, string> = {
  extent: '8-16位字母和数字',
  lowercase: '小写字母',
  uppercase: '大写字母',
  digit: '数字',
};
