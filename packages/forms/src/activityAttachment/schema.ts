import type { ActivityFileInput } from '@inkstone/api/inputs';

import { attachmentMessages } from '../activities/messages.zh.js';
import { onlyFile } from '../activities/only-file.js';
import { attachment } from '../activities/rules.js';
import { fileRule } from '../rules/file.js';
import * as z from '../rules/zod.js';

/** The attachment of an enrolment: one file, which is sent with the form (Spec B 5). */
export const activityAttachmentForm = z.object({
  files: fileRule<File>({ ...attachment, missing: attachmentMessages.missing }),
});
export type ActivityAttachmentFields = z.output<typeof activityAttachmentForm>;

/** What the client's upload of POST /api/article/activity_file takes (Spec B 7), beside how it is watched. */
export type ActivityAttachmentPayload = Pick<ActivityFileInput, 'id' | 'file'>;

/** @param enrolmentId what the enrolment was answered with */
export function toPayload(
  { files }: ActivityAttachmentFields,
  enrolmentId: number,
): ActivityAttachmentPayload {
  return { id: enrolmentId, file: onlyFile(files) };
}
