import type { UploadedFile } from '../../ports/files/uploaded-file.js';
import type { Call } from '../../shared/operation.js';

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
 * Which of its three uses the form has; none or several for a form to be refused. Old clients send the fields of
 * other uses empty. A blank text counts as empty: this is called before the texts are trimmed, and afterwards.
 */
export function usesOf(form: Partial<Form>): readonly ProfileUse[] {
  const isFilled = (field: keyof Form) => String(form[field] ?? '').trim() !== '';
  const filled: ProfileUse[] = [];
  if (avatarOf(form) !== undefined) filled.push('avatar');
  if (detailFields.some(isFilled)) filled.push('details');
  if (realNameFields.some(isFilled)) filled.push('real name');
  if (filled.length > 0) return filled;
  if (realNameFields.some((field) => field in form)) return ['real name'];
  return detailFields.some((field) => field in form) ? ['details'] : [];
}

/** In JSON, clients send the address of the current picture instead. */
export function avatarOf(form: Partial<Form>): UploadedFile | undefined {
  const sent: unknown = 'avatar' in form ? form.avatar : undefined;
  return isUploadedFile(sent) ? sent : undefined;
}

function isUploadedFile(sent: unknown): sent is UploadedFile {
  return typeof sent === 'object' && sent !== null && 'bytes' in sent && sent.bytes instanceof Uint8Array;
}
