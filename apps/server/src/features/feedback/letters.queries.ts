import { sql } from 'kysely';
import type { Database } from '../../db/database.js';

export const correction = 1;

/** How readers write the same page or question: “第 47 页”, “47”, “４７”. */
function bare(column: 'page_number' | 'question_number') {
  return sql<string>`regexp_replace(normalize(${sql.ref(column)}, nfkc), '[\\s第页题]', '', 'g')`;
}

function digitsOf(column: 'book_number' | 'isbn') {
  return sql<string>`regexp_replace(${sql.ref(column)}, '[^0-9Xx]', '', 'g')`;
}

/** Letters with what their answer needs. */
function letters(db: Database) {
  return db
    .selectFrom('book_feedbacks')
    .leftJoin('users', 'users.id', 'book_feedbacks.user_id')
    .select((eb) => [
      'book_feedbacks.id',
      'type',
      'status',
      'user_id',
      'book_feedbacks.email',
      'phone',
      'book_name',
      'book_number',
      'page_number',
      'question_number',
      'print_batch',
      'note',
      'approver',
      'handled_at',
      'draft',
      'answer',
      eb.ref('book_feedbacks.created_at').as('created_at'),
      eb.fn.coalesce('users.nickname', eb.val('')).as('nickname'),
    ]);
}

export async function findLetter(db: Database, id: number) {
  return letters(db).where('book_feedbacks.id', '=', id).executeTakeFirst();
}

export type Letter = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

/** Corrections of the same place in the same book that wait as well. */
export async function lettersOnTheSamePlace(db: Database, letter: Letter): Promise<Letter[]> {
  if (letter.type !== correction) return [];
  const asked = db.selectFrom('book_feedbacks').where('id', '=', letter.id);
  return letters(db)
    .where('book_feedbacks.id', '<>', letter.id)
    .where('type', '=', correction)
    .where('status', '=', 0)
    .where((eb) =>
      eb.or([
        eb('book_name', '=', letter.book_name),
        eb.and([
          eb(digitsOf('book_number'), '<>', ''),
          eb(digitsOf('book_number'), '=', asked.select(digitsOf('book_number').as('number'))),
        ]),
      ]),
    )
    .where(bare('page_number'), '=', asked.select(bare('page_number').as('page')))
    .where(bare('question_number'), '=', asked.select(bare('question_number').as('question')))
    .orderBy('book_feedbacks.id')
    .execute();
}

/** The book that a letter is about: by its number, else by its title; of several editions the newest. */
async function bookOf(db: Database, { book_name, book_number }: Letter) {
  const digits = book_number.replace(/[^\dXx]/g, '');
  return db
    .selectFrom('books')
    .select(['id', 'title', 'cover_key', 'isbn', 'version_year'])
    .where((eb) =>
      eb.or([
        eb('title', '=', book_name),
        ...(digits === '' ? [] : [eb.and([eb('isbn', '<>', ''), eb(digitsOf('isbn'), '=', digits)])]),
      ]),
    )
    .orderBy(sql`${digitsOf('isbn')} = ${digits}`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What the editor has written so far. */
export interface LetterDraft {
  text: string;
  /** 0 for none. */
  verdict: 0 | 1 | 2 | 3;
  wrong_text: string;
  right_text: string;
}

/** Only `keepDraft` writes it. */
export function draftOf({ draft }: Letter): LetterDraft | null {
  return draft as LetterDraft | null;
}

/** How many letters the writer has sent, with this one, and how many of them told of an error. */
export async function lettersBy(db: Database, { user_id, email }: Letter) {
  const { came, right } = await db
    .selectFrom('book_feedbacks')
    .select((eb) => [
      eb.fn.countAll<number>().as('came'),
      eb.fn.countAll<number>().filterWhere('verdict', 'in', [1, 3]).as('right'),
    ])
    .where((eb) => (user_id === null ? eb('email', '=', email) : eb('user_id', '=', user_id)))
    .executeTakeFirstOrThrow();
  return { came, right };
}

/** What is known of the erratum that a correction asks for. */
export async function suggestedErratum(db: Database, letter: Letter) {
  const book = await bookOf(db, letter);
  const question = letter.question_number.trim();
  return {
    book,
    pageNumber: letter.page_number.trim(),
    place: /^\d+$/.test(question) ? `第 ${question} 题` : question,
    printing: await nextPrinting(db, letter, book?.id),
  };
}

/** The printing after the last one that is known: of the reader's copy, or one in which an erratum is right. */
async function nextPrinting(db: Database, letter: Letter, bookId: number | undefined): Promise<number> {
  const { last } = await db
    .selectFrom('book_errata')
    .select((eb) => eb.fn.max<number | null>('printing').as('last'))
    .where('book_id', '=', bookId ?? 0)
    .where('is_printed', '=', true)
    .executeTakeFirstOrThrow();
  const [reader = '0'] = /\d{1,3}/.exec(letter.print_batch.normalize('NFKC')) ?? [];
  return Math.max(last ?? 0, Number(reader)) + 1;
}
