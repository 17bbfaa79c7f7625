import type { AvatarInput } from '@inkstone/api/inputs';

import { avatarTypes, fileRule } from '../rules/file.js';
import * as z from '../rules/zod.js';
import { avatarMessages as messages } from './messages.zh.js';

/** One picture as jpg, jpeg or png of at most 5 MB (Spec B 5). */
export const avatarRule = { most: 1, types: avatarTypes } as const;

/** The form holds the picture as chosen; it is cropped when the form is sent. */
export const avatarForm = z.object({ avatar: fileRule<File>({ ...avatarRule, missing: messages.missing }) });
export type AvatarFields = z.output<typeof avatarForm>;

/** Input of the client's upload for POST /api/user/update_userinfo (Spec B 7), without the upload options. */
export type AvatarPayload = Pick<AvatarInput, 'avatar'>;

export function toPayload({ avatar: [picture] }: AvatarFields): AvatarPayload {
  if (!picture) throw new Error('The form was sent without its picture.');
  return { avatar: picture };
}
