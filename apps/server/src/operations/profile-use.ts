import type { Call } from './operation.js';

type Form = Call<'updateUserInfo'>['body'];
export type ProfileUse = 'avatar' | 'details' | 'real name';

const detailFields = [
  'nickname',
  'school',
  'gradeId',
  'old_pwd',
  'new_pwd',
  'repetition_pwd',
  'phone',
  'code',
] as const;
const realNameFields = ['username', 'identity_card_code'] as const;

/**
 * Which of its three uses the form is for; none or several for one that is to be refused. Old forms send the fields
 * of the others along, empty.
 */
export function usesOf(form: Partial<Form>, hasAvatar: boolean): readonly ProfileUse[] {
  const isFilled = (field: keyof Form) => form[field] !== undefined && form[field] !== '';
  const filled: ProfileUse[] = [];
  if (hasAvatar) filled.push('avatar');
  if (detailFields.some(isFilled)) filled.push('details');
  if (realNameFields.some(isFilled)) filled.push('real name');
  if (filled.length > 0) return filled;
  if (realNameFields.some((field) => field in form)) return ['real name'];
  return detailFields.some((field) => field in form) ? ['details'] : [];
}
