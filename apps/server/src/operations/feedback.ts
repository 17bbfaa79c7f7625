import { email, fileMessages } from '@inkstone/forms/rules';
import { type FieldError, Refusal } from '../envelope.js';
import { keepDonation } from '../repositories/book-donations.js';
import { keepFeedback } from '../repositories/book-feedbacks.js';
import { splitUploadUrls } from '../repositories/submissions.js';
import type { Services } from '../services.js';
import type { Operations } from './operation.js';

const correction = 1;
const shortestDescription = 10;
const mostImages = 10;

export function feedbackOperations({
  db,
  limits,
}: Services): Pick<Operations, 'submitBookFeedback' | 'submitBookDonation'> {
  return {
    async submitBookFeedback({ body, user, address }) {
      const descr = body.descr.trim();
      const imageUrls = splitUploadUrls(body.images);
      checkFeedback({ descr, imageUrls, email: body.email });
      await limits.consume('submission', address);
      // A correction says where; feedback has no such place, whatever else was sent.
      const place = (text = '') => (body.type === correction ? text.trim() : '');
      const feedback = {
        type: body.type,
        bookName: body.book_name.trim(),
        subject: body.subject.trim(),
        bookNumber: place(body.book_number),
        pageNumber: place(body.page_number),
        questionNumber: place(body.question_number),
        editionYear: place(body.edition_year),
        editionMonth: place(body.edition_month),
        editionVersion: place(body.edition_version),
        printBatch: place(body.print_batch),
        descr,
        imageUrls,
        email: body.email.trim(),
      };
      await keepFeedback(db, feedback, user?.id);
      const thanks = body.type === correction ? '感谢您的指正' : '感谢您的反馈';
      return { data: null, msg: `提交成功，${thanks}` };
    },

    async submitBookDonation({ body, user, address }) {
      await limits.consume('submission', address);
      const donation = {
        unitName: body.unit_name,
        provinceCity: body.province_city,
        address: body.address,
        contacts: body.contacts,
        phone: body.phone,
        explain: body.explain,
      };
      await keepDonation(db, donation, user?.id);
      return { data: null, msg: '提交成功，我们会尽快与您联系' };
    },
  };
}

/** What the description cannot say: blanks around a text do not count, and there is a most of images. */
function checkFeedback(given: { descr: string; imageUrls: readonly string[]; email: string }): void {
  const errors: FieldError[] = [];
  if (Array.from(given.descr).length < shortestDescription) {
    errors.push({ field: 'descr', message: `问题描述至少${String(shortestDescription)}个字` });
  }
  if (given.imageUrls.length === 0) errors.push({ field: 'images', message: '请上传图片' });
  if (given.imageUrls.length > mostImages) {
    errors.push({ field: 'images', message: fileMessages.tooMany(mostImages) });
  }
  for (const { message } of email.safeParse(given.email).error?.issues ?? []) {
    errors.push({ field: 'email', message });
  }
  const [first, ...others] = errors;
  if (first !== undefined) throw Refusal.invalid([first, ...others]);
}
