import type { Database } from '../db/database.js';
import { cameToday, contentHash, waitForTheSame, withoutSignature } from './submissions.js';
import { claimUploads } from './uploads.js';

/** A correction (1) or feedback (2), its texts without the blanks around them; feedback has no place in the book. */
export interface Feedback {
  type: 1 | 2;
  bookName: string;
  subject: string;
  bookNumber: string;
  pageNumber: string;
  questionNumber: string;
  editionYear: string;
  editionMonth: string;
  editionVersion: string;
  printBatch: string;
  descr: string;
  imageUrls: readonly string[];
  email: string;
}

/**
 * Keeps the feedback and claims its pictures; the same one of the same person within a day is kept once.
 *
 * @throws Refusal 400 where a picture is none of our uploads
 */
export async function keepFeedback(
  db: Database,
  feedback: Feedback,
  userId: number | undefined,
): Promise<void> {
  const row = {
    user_id: userId ?? null,
    type: feedback.type,
    book_name: feedback.bookName,
    subject: feedback.subject,
    book_number: feedback.bookNumber,
    page_number: feedback.pageNumber,
    question_number: feedback.questionNumber,
    edition_year: feedback.editionYear,
    edition_month: feedback.editionMonth,
    edition_version: feedback.editionVersion,
    print_batch: feedback.printBatch,
    descr: feedback.descr,
    email: feedback.email,
  };
  const content_hash = contentHash({ ...row, images: feedback.imageUrls.map(withoutSignature) });
  await db.transaction().execute(async (transaction) => {
    await waitForTheSame(transaction, content_hash);
    if (await cameToday(transaction, 'book_feedbacks', content_hash)) return;
    const image_keys = await claimUploads(transaction, feedback.imageUrls, { field: 'images' });
    await transaction
      .insertInto('book_feedbacks')
      .values({ ...row, image_keys, content_hash })
      .execute();
  });
}
