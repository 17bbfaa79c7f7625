import type { StudentApplicationInput } from '@inkstone/api/inputs';

import { attachmentMessages } from '../activities/messages.zh.js';
import { onlyFile } from '../activities/only-file.js';
import { applicant, attachment } from '../activities/rules.js';
import { fileRule } from '../rules/file.js';
import * as z from '../rules/zod.js';

/** A replacement for a submitted work: one file, sent with the form (Spec B 4, 5). */
export const studentWorkForm = z.object({
  ...applicant,
  files: fileRule<File>({ ...attachment, missing: attachmentMessages.missing }),
});
export type StudentWorkFields = z.output<typeof studentWorkForm>;

export const empty: StudentWorkFields = { name: '', school: '', files: [] };

/** The texts of POST /api/article/student_apply_update (Spec B 7). */
export const studentWork = z.object(applicant);

/** Input of the client's upload, without the upload options. */
export type StudentWorkPayload = Pick<StudentApplicationInput, 'id' | 'name' | 'school' | 'file'>;

/** @param applicationId id of the submitted work */
export function toPayload({ files, ...texts }: StudentWorkFields, applicationId: number): StudentWorkPayload {
  return { id: applicationId, ...texts, file: onlyFile(files) };
}
