import type { AvatarInput } from '@inkstone/api/inputs';

import { avatarTypes, fileRule } from '../rules/file.js';
import * as z from '../rules/zod.js';
import { avatarMessages as messages } from './messages.zh.js';

/** One picture, jpg, jpeg or png, of 5 MB at most (Spec B 5). */
export const avatarRule = { most: 1, types: avatarTypes } as const;

/** What the form asks for: the picture as it was chosen. What is cut out of it is made when it is sent. */
export const avatarForm = z.object({ avatar: fileRule<File>({ ...avatarRule, missing: messages.missing }) });
export type AvatarFields = z.output<typeof avatarForm>;

/** What the client's upload of POST /api/user/update_userinfo takes (Spec B 7), beside how it is watched. */
export type AvatarPayload = Pick<AvatarInput, 'avatar'>;

export function toPayload({ avatar: [picture] }: AvatarFields): AvatarPayload {
  if (!picture) throw new Error('The form was sent without its picture.');
  return { avatar: picture };
}
