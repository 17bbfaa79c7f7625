import type { Database } from '../../db/database.js';
import { cameToday, contentHash, waitForTheSame } from '../../shared/submissions.queries.js';
import { withoutSignature } from '../../shared/upload-urls.js';
import { claimUploads } from '../../shared/uploads.queries.js';

/** A correction (1) or feedback (2); only a correction has a place in the book. */
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
 * Stores the feedback and claims its pictures; the same feedback of a user within a day is stored once.
 * @throws InvalidInput if a picture is not one of our uploads
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
    const image_keys = await claimUploads(transaction, feedback.imageUrls, { field: 'images', userId });
    await transaction
      .insertInto('book_feedbacks')
      .values({ ...row, image_keys, content_hash })
      .execute();
  });
}
