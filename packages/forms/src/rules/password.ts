import * as z from './zod.js';

export const passwordMessages = {
  blank: '密码不得为空',
  format: '密码长度为8-16位，须使用数字、字母大/小写组合',
} as const;

/** The parts of the password rule, for a form that shows which of them are met. */
export const passwordDemands = {
  extent: /^[A-Za-z\d]{8,16}$/,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /\d/,
} as const satisfies Record<string, RegExp>;

/**
 * A new password, not trimmed: 8 to 16 letters and digits with at least one lowercase letter, one uppercase letter
 * and one digit (Spec B 5).
 */
export const password = z.string({ error: passwordMessages.blank }).check(
  z.minLength(1, { error: passwordMessages.blank, abort: true }),
  z.refine((typed) => Object.values(passwordDemands).every((demand) => demand.test(typed)), {
    error: passwordMessages.format,
  }),
);

export type PasswordDemand = keyof typeof passwordDemands;
