import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { splitUploadUrls } from '../../shared/upload-urls.js';
import { keepDonation } from './donations.queries.js';
import { keepFeedback } from './feedbacks.queries.js';

const correction = 1;

export function feedbackOperations({ db, limits, links }: Services) {
  return {
    async submitBookFeedback({ body, user, address }) {
      await limits.consume('submission', address);
      // Feedback keeps no place, even if one was sent.
      const place = (text = '') => (body.type === correction ? text : '');
      const feedback = {
        type: body.type,
        bookName: body.book_name,
        subject: body.subject,
        bookNumber: place(body.book_number),
        pageNumber: place(body.page_number),
        questionNumber: place(body.question_number),
        editionYear: place(body.edition_year),
        editionMonth: place(body.edition_month),
        editionVersion: place(body.edition_version),
        printBatch: place(body.print_batch),
        descr: body.descr,
        imageUrls: splitUploadUrls(links, body.images),
        email: body.email,
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
  } satisfies Partial<Operations>;
}
