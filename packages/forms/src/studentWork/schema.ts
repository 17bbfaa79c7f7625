import type { StudentApplicationInput } from '@inkstone/api/inputs';

import { attachmentMessages } from '../activities/messages.zh.js';
import { onlyFile } from '../activities/only-file.js';
import { applicant, attachment } from '../activities/rules.js';
import { fileRule } from '../rules/file.js';
import * as z from '../rules/zod.js';

/** A work in the place of the one that was handed in: one file, which is sent with the form (Spec B 4, 5). */
export const studentWorkForm = z.object({
  ...applicant,
  files: fileRule<File>({ ...attachment, missing: attachmentMessages.missing }),
});
export type StudentWorkFields = z.output<typeof studentWorkForm>;

/** Nothing filled in. */
export const empty: StudentWorkFields = { name: '', school: '', files: [] };

/** What a person fills in of POST /api/article/student_apply_update (Spec B 7), beside the file. */
export const studentWork = z.object(applicant);

/** What the client's upload takes, beside how it is watched. */
export type StudentWorkPayload = Pick<StudentApplicationInput, 'id' | 'name' | 'school' | 'file'>;

/** @param applicationId of the work that was handed in */
export function toPayload({ files, ...texts }: StudentWorkFields, applicationId: number): StudentWorkPayload {
  return { id: applicationId, ...texts, file: onlyFile(files) };
}
