import type { ApplyAsStudentInput } from '@inkstone/api/inputs';

import { attachmentMessages } from '../activities/messages.zh.js';
import { applicant, attachment } from '../activities/rules.js';
import { text } from '../rules/text.js';
import { uploads, urlsOf } from '../rules/uploads.js';
import { uploadUrls } from '../rules/upload-urls.js';
import * as z from '../rules/zod.js';
import { studentRegistrationMessages as messages } from './messages.zh.js';

/** No format: the number is taken as it is (Spec B 5). */
const common = { ...applicant, tel: text({ ...messages.tel, most: 30 }) };

const { missing } = attachmentMessages;

/** What the form asks for (Spec B 5): everything, the work sent ahead of it. */
export const studentRegistrationForm = z.object({ ...common, upload_photos: uploads(missing) });
export type StudentRegistrationFields = z.output<typeof studentRegistrationForm>;

/** Nothing filled in. */
export const empty: StudentRegistrationFields = { name: '', school: '', tel: '', upload_photos: [] };

/** What a person fills in of POST /api/article/student_apply (Spec B 7). */
export const studentRegistration = z.object({
  ...common,
  files: uploadUrls({ missing, most: attachment.most }),
});

/** @param articleId of the activity */
export function toPayload(
  { upload_photos, ...texts }: StudentRegistrationFields,
  articleId: number,
): ApplyAsStudentInput {
  return { article_id: articleId, ...texts, files: urlsOf(upload_photos) };
}
