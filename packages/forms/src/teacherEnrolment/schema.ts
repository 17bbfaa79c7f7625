import type { ApplyAsTeacherInput } from '@inkstone/api/inputs';

import { applicant, attachment } from '../activities/rules.js';
import { nonBlank } from '../rules/non-blank.js';
import { idOf, optionId } from '../rules/option-id.js';
import { text } from '../rules/text.js';
import { uploads, urlsOf } from '../rules/uploads.js';
import { uploadUrls } from '../rules/upload-urls.js';
import * as z from '../rules/zod.js';
import { teacherEnrolmentMessages as messages } from './messages.zh.js';

const { tel, email, subject, stage } = messages;

/** Phone number and e-mail address have no format (Spec B 5). */
const common = {
  ...applicant,
  tel: text({ ...tel, most: 30 }),
  email: text({ ...email, most: 254 }),
  subject: text({ ...subject, most: 50 }),
};

/** The rules of the form (Spec B 3, 5). The attachment is optional and can be uploaded later. */
export const teacherEnrolmentForm = z.object({
  ...common,
  /** Id of the stage, as the value of its option. */
  stage: nonBlank(stage.missing),
  upload_photos: uploads(),
});
export type TeacherEnrolmentFields = z.output<typeof teacherEnrolmentForm>;

/** The empty form. */
export const empty: TeacherEnrolmentFields = {
  name: '',
  school: '',
  tel: '',
  email: '',
  subject: '',
  stage: '',
  upload_photos: [],
};

/** The fields of POST /api/article/teacher_apply that the form has (Spec B 7). */
export const teacherEnrolment = z.object({
  ...common,
  stage: optionId({ missing: stage.missing, invalid: stage.missing }),
  files: z.optional(uploadUrls({ most: attachment.most })),
});

/** @param articleId id of the activity */
export function toPayload(
  { stage: stageId, upload_photos, ...texts }: TeacherEnrolmentFields,
  articleId: number,
): ApplyAsTeacherInput {
  const files = urlsOf(upload_photos);
  return { article_id: articleId, ...texts, stage: idOf(stageId), ...(files !== '' && { files }) };
}
