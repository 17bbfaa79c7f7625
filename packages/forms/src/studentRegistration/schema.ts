import type { ApplyAsStudentInput } from '@inkstone/api/inputs';

import { attachmentMessages } from '../activities/messages.zh.js';
import { applicant, attachment, namesOf } from '../activities/rules.js';
import { text } from '../rules/text.js';
import { uploads, urlsOf } from '../rules/uploads.js';
import { uploadUrls } from '../rules/upload-urls.js';
import * as z from '../rules/zod.js';
import { studentRegistrationMessages as messages } from './messages.zh.js';

/** In the order of the form. The number has no format (Spec B 5). */
const texts = { ...applicant, tel: text({ ...messages.tel, most: 30 }) };
export const textNames = namesOf(texts);

const { missing } = attachmentMessages;

/** The rules of the form (Spec B 5): all fields are required. The work is uploaded before the form is sent. */
export const studentRegistrationForm = z.object({ ...texts, upload_photos: uploads(missing) });
export type StudentRegistrationFields = z.output<typeof studentRegistrationForm>;

export const empty: StudentRegistrationFields = { name: '', school: '', tel: '', upload_photos: [] };

/** The fields of POST /api/article/student_apply that the form has (Spec B 7). */
export const studentRegistration = z.object({
  ...texts,
  files: uploadUrls({ missing, most: attachment.most }),
});

/** @param articleId id of the activity */
export function toPayload(
  { upload_photos, ...typed }: StudentRegistrationFields,
  articleId: number,
): ApplyAsStudentInput {
  return { article_id: articleId, ...typed, files: urlsOf(upload_photos) };
}
