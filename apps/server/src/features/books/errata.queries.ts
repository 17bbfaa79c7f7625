import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { toFlag, toSeconds } from '../../shared/wire.js';
import { recordAct } from '../queues/acts.queries.js';

/** One place in a book where its text is wrong. */
export interface Erratum {
  bookId: number;
  pageNumber: string;
  /** On the page; '' if the page is enough. */
  place: string;
  wrongText: string;
  rightText: string;
  /** From which on it is right. */
  printing: number;
}

/** Of `operator_acts`. */
const queue = 'errata';
const states = { awaited: 0, printed: 1, removed: -1 } as const;

const inOrderOfPages = sql`substring(page_number from '^(?:第\\s*)?(\\d{1,9})')::integer nulls last, id`;

/** The errata of a book that is shown, by pages. @returns undefined if there is no such book */
export async function listErrata(db: Database, bookId: number) {
  const book = await db.selectFrom('books').select('isbn').where('id', '=', bookId).executeTakeFirst();
  if (book === undefined) return undefined;
  return { isbn: book.isbn, list: (await errataOf(db, bookId)).map(toWire) };
}

export async function errataOf(db: Database, bookId: number) {
  return db
    .selectFrom('book_errata')
    .selectAll()
    .where('book_id', '=', bookId)
    .orderBy(inOrderOfPages)
    .execute();
}

type ErratumRow = Awaited<ReturnType<typeof errataOf>>[number];

function toWire({ wrong_text, right_text, is_printed, created_at, ...row }: ErratumRow) {
  return {
    id: row.id,
    page_number: row.page_number,
    place: row.place,
    wrong_text,
    right_text,
    printing: row.printing,
    is_printed: toFlag(is_printed),
    create_time: toSeconds(created_at),
  };
}

/** With the title of its book, for the publisher: those that wait for their printing first. */
export async function allErrata(db: Database, most: number) {
  return db
    .selectFrom('book_errata')
    .innerJoin('all_books', 'all_books.id', 'book_errata.book_id')
    .select(['book_errata.id', 'all_books.title', 'page_number', 'place', 'wrong_text', 'right_text'])
    .select(['printing', 'is_printed'])
    .orderBy('is_printed')
    .orderBy('book_errata.id', 'desc')
    .limit(most)
    .execute();
}

export async function addErratum(transaction: Database, erratum: Erratum, operator: string): Promise<number> {
  const row = {
    book_id: erratum.bookId,
    page_number: erratum.pageNumber,
    place: erratum.place,
    wrong_text: erratum.wrongText,
    right_text: erratum.rightText,
    printing: erratum.printing,
  };
  const { id } = await transaction
    .insertInto('book_errata')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAct(transaction, {
    operator,
    queue,
    item: String(id),
    act: 'add',
    before: { status: states.removed },
    after: { status: states.awaited, ...row },
  });
  return id;
}

/** The printing in which it is right has appeared. @returns whether there is such an erratum */
export async function setPrinted(
  db: Database,
  id: number,
  { printing, operator }: { printing: number; operator: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await locked(transaction, id);
    if (before === undefined) return false;
    await transaction
      .updateTable('book_errata')
      .set({ printing, is_printed: true })
      .where('id', '=', id)
      .execute();
    await recordAct(transaction, {
      operator,
      queue,
      item: String(id),
      act: 'print',
      before: { status: before.is_printed ? states.printed : states.awaited, printing: before.printing },
      after: { status: states.printed, printing },
    });
    return true;
  });
}

/** Takes back an erratum that was none. @returns whether there was such an erratum */
export async function removeErratum(db: Database, id: number, operator: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await locked(transaction, id);
    if (before === undefined) return false;
    await transaction.deleteFrom('book_errata').where('id', '=', id).execute();
    const { book_id, page_number, place, wrong_text, right_text, printing, is_printed } = before;
    await recordAct(transaction, {
      operator,
      queue,
      item: String(id),
      act: 'remove',
      before: {
        status: is_printed ? states.printed : states.awaited,
        ...{ book_id, page_number, place, wrong_text, right_text, printing },
      },
      after: { status: states.removed },
    });
    return true;
  });
}

async function locked(transaction: Database, id: number): Promise<ErratumRow | undefined> {
  return transaction
    .selectFrom('book_errata')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
