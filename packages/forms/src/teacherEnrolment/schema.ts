import type { ApplyAsTeacherInput } from '@inkstone/api/inputs';

import { applicant, attachment, namesOf } from '../activities/rules.js';
import { nonBlank } from '../rules/non-blank.js';
import { idOf, optionId } from '../rules/option-id.js';
import { text } from '../rules/text.js';
import { uploads, urlsOf } from '../rules/uploads.js';
import { uploadUrls } from '../rules/upload-urls.js';
import * as z from '../rules/zod.js';
import { teacherEnrolmentMessages as messages } from './messages.zh.js';

const { stage } = messages;

/**
 * In the order of the form. Phone number and e-mail address have no format (Spec B 5). The server stores each in a column
 * of its name.
 */
const texts = {
  ...applicant,
  tel: text({ ...messages.tel, most: 30 }),
  email: text({ ...messages.email, most: 254 }),
  subject: text({ ...messages.subject, most: 50 }),
};
export const textNames = namesOf(texts);

/** The texts and the stage of an enrolment, with the names that the form shows. */
export const enrolmentLines: readonly { field: keyof typeof texts | 'stage'; label: string }[] = (
  [...textNames, 'stage'] as const
).map((field) => ({ field, label: messages[field].label }));

/** The rules of the form (Spec B 3, 5). The attachment is optional and can be uploaded later. */
export const teacherEnrolmentForm = z.object({
  ...texts,
  /** Id of the stage, as the value of its option. */
  stage: nonBlank(stage.missing),
  upload_photos: uploads(),
});
export type TeacherEnrolmentFields = z.output<typeof teacherEnrolmentForm>;

/** The empty form. */
export const empty: TeacherEnrolmentFields = {
  ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Record<keyof typeof texts, string>),
  stage: '',
  upload_photos: [],
};

/** The fields of POST /api/article/teacher_apply that the form has (Spec B 7). */
export const teacherEnrolment = z.object({
  ...texts,
  stage: optionId({ missing: stage.missing, invalid: stage.missing }),
  files: z.optional(uploadUrls({ most: attachment.most })),
});

/** @param articleId id of the activity */
export function toPayload(
  { stage: stageId, upload_photos, ...typed }: TeacherEnrolmentFields,
  articleId: number,
): ApplyAsTeacherInput {
  const files = urlsOf(upload_photos);
  return { article_id: articleId, ...typed, stage: idOf(stageId), ...(files !== '' && { files }) };
}
