import type { UpdateUserInfoInput } from '@inkstone/api/inputs';
import type { UserRole, UserSession } from '@inkstone/api/types';

import { code as sixDigits } from '../rules/code.js';
import { gradeId, gradeIdMessages } from '../rules/grade-id.js';
import { isMobile, mobile } from '../rules/mobile.js';
import { idOf, optionalId } from '../rules/option-id.js';
import { text } from '../rules/text.js';
import * as z from '../rules/zod.js';
import { profileMessages as messages } from './messages.zh.js';
import { passwordChange, wantsPassword } from './password-change.js';

export { profileMessages } from './messages.zh.js';

/** The current profile, from the session. */
export type Profile = Pick<UserSession, 'user_role' | 'nickname' | 'school' | 'gradeId' | 'phone' | 'email'>;

export interface ProfileFields {
  nickname: string;
  school: string;
  /** Id of a grade; '' for none. */
  gradeId: string;
  old_pwd: string;
  new_pwd: string;
  repetition_pwd: string;
  phone: string;
  code: string;
}

/** As at registration, students and teachers have a school, and students a grade (Spec B 5). */
export function hasSchool(role: UserRole): boolean {
  return role === 1 || role === 3;
}

export function hasGrade(role: UserRole): boolean {
  return role === 1;
}

/** The initial values of the form: the current profile, and no password. */
export function fieldsOf({ nickname, school, gradeId, phone }: Profile): ProfileFields {
  return {
    nickname,
    school,
    gradeId: gradeId === null ? '' : String(gradeId),
    old_pwd: '',
    new_pwd: '',
    repetition_pwd: '',
    phone,
    code: '',
  };
}

const nicknameRule = text({ label: messages.nickname.label, missing: messages.nickname.missing, most: 20 });
const schoolRule = text({ label: messages.school.named, most: 50 });
const anything = z.string().check(z.trim());

/** The rules of the form: passwords only if one is to be changed, a code only for another phone number. */
export function profileForm(fields: ProfileFields, present: Profile) {
  const typedPhone = fields.phone.trim();
  const isNewPhone = typedPhone !== present.phone;
  return z.object({
    nickname: nicknameRule,
    school: hasSchool(present.user_role) ? schoolRule : anything,
    gradeId: z.string(),
    ...passwordChange(fields),
    phone: isNewPhone ? mobile : anything,
    // No code can have been sent to an invalid number, which has its own message.
    code: isNewPhone && isMobile(typedPhone) ? sixDigits : anything,
  });
}

/**
 * The rules of POST /api/user/update_userinfo for the fields of this form (Spec B 5, 7). Fields that are left out do
 * not change. Older forms send '' for a password, a phone number or a code that is not to be changed.
 */
export function updateUserInfo(body: UpdateUserInfoInput) {
  return z.object({
    nickname: z.optional(nicknameRule),
    school: z.optional(schoolRule),
    gradeId: optionalId(gradeId, gradeIdMessages.invalid),
    ...passwordChange(body),
    phone: z.optional(isBlank(body.phone) ? anything : mobile),
    code: z.optional(isBlank(body.code) ? anything : sixDigits),
  });
}

/** Only the values that differ from the current profile. */
export function toPayload(fields: ProfileFields, present: Profile): UpdateUserInfoInput {
  const { nickname, school, gradeId, phone, code, old_pwd, new_pwd, repetition_pwd } = fields;
  const before = fieldsOf(present);
  return {
    ...(nickname !== before.nickname && { nickname }),
    ...(hasSchool(present.user_role) && school !== before.school && { school }),
    ...(hasGrade(present.user_role) && gradeId !== before.gradeId && { gradeId: idOf(gradeId) }),
    ...(wantsPassword(fields) && { old_pwd, new_pwd, repetition_pwd }),
    ...(phone !== before.phone && { phone, code }),
  };
}

function isBlank(typed = ''): boolean {
  return typed.trim() === '';
}
