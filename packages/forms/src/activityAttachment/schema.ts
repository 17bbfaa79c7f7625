import type { ActivityFileInput } from '@inkstone/api/inputs';

import { attachmentMessages } from '../activities/messages.zh.js';
import { onlyFile } from '../activities/only-file.js';
import { attachment } from '../activities/rules.js';
import { fileRule } from '../rules/file.js';
import * as z from '../rules/zod.js';

/** The attachment of an enrolment: one file, sent with the form (Spec B 5). */
export const activityAttachmentForm = z.object({
  files: fileRule<File>({ ...attachment, missing: attachmentMessages.missing }),
});
export type ActivityAttachmentFields = z.output<typeof activityAttachmentForm>;

/** Input of the client's upload for POST /api/article/activity_file (Spec B 7), without the upload options. */
export type ActivityAttachmentPayload = Pick<ActivityFileInput, 'id' | 'file'>;

/** @param enrolmentId the `id` in the response to the enrolment */
export function toPayload(
  { files }: ActivityAttachmentFields,
  enrolmentId: number,
): ActivityAttachmentPayload {
  return { id: enrolmentId, file: onlyFile(files) };
}
