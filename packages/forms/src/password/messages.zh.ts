import type { PasswordDemand } from './PasswordChecklist.js';

/** The rule of a password in its parts (Spec B 5). */
export const passwordDemandMessages: Record<PasswordDemand, string> = {
  extent: '8-16位字母和数字',
  lowercase: '小写字母',
  uppercase: '大写字母',
  digit: '数字',
};

/** After each part, for who does not see its mark. */
export const passwordDemandState = { met: '，已满足；', open: '，未满足；' } as const;
