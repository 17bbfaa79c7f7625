import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { InvalidInput } from '../../errors/invalid-input.js';
import { planDelivery } from '../../shared/deliveries.queries.js';
import { rowExists } from '../../shared/row-exists.queries.js';
import { addErratum, type Erratum } from '../books/errata.queries.js';
import { addMessage } from '../messages/messages.queries.js';
import { recordAct } from '../queues/acts.queries.js';
import {
  correction,
  findLetter,
  type Letter,
  type LetterDraft,
  lettersOnTheSamePlace,
} from './letters.queries.js';

/** What the editor finds about a correction. */
export const verdicts = { error: 1, none: 2, known: 3 } as const;
export type Verdict = (typeof verdicts)[keyof typeof verdicts];

export const channels = ['mail', 'sms', 'notice'] as const;
export type AnswerChannel = (typeof channels)[number];

/** An SMS is paid by the piece of 67 characters. */
const longestSms = 200;

export interface Answer {
  text: string;
  by: readonly AnswerChannel[];
  /** Of a correction. */
  verdict?: Verdict | undefined;
  /** A new one, or the id of one that is known. */
  erratum?: Erratum | number | undefined;
}

export type Answered =
  | { answered: true; letters: number[]; erratum: number | undefined }
  | { answered: false; reason: 'unknown' }
  /** Somebody else was faster. */
  | { answered: false; reason: 'already'; letter: Letter };

/** The ways on which the writer of a letter can be reached. */
export function waysTo({ user_id, phone }: Pick<Letter, 'user_id' | 'phone'>): AnswerChannel[] {
  return channels.filter((channel) => {
    if (channel === 'sms') return phone !== null;
    return channel === 'mail' || user_id !== null;
  });
}

/**
 * Answers a letter that waits, and those on the same place with it: verdict, erratum, messages and the record of the act are
 * written together.
 * @throws InvalidInput if the answer does not fit the letter
 */
export async function answerLetter(
  db: Database,
  id: number,
  answer: Answer,
  operator: string,
): Promise<Answered> {
  return db.transaction().execute(async (transaction) => {
    const found = await findLetter(transaction, id);
    if (found === undefined) return { answered: false, reason: 'unknown' };
    const near = await lettersOnTheSamePlace(transaction, found);
    const ids = [id, ...near.map((letter) => letter.id)].sort((one, other) => one - other);
    // In the order of their ids: operators who answer letters on one place at once do not wait for each other.
    const locked = await transaction
      .selectFrom('book_feedbacks')
      .select(['id', 'status'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    const waiting = new Set(locked.filter(({ status }) => status === 0).map((letter) => letter.id));
    if (!waiting.has(id)) {
      const letter = await findLetter(transaction, id);
      return letter === undefined
        ? { answered: false, reason: 'unknown' }
        : { answered: false, reason: 'already', letter };
    }
    check(found, answer);
    const erratum = await erratumOf(transaction, answer, operator);
    const letters = [found, ...near].filter((letter) => waiting.has(letter.id));
    for (const letter of letters) await send(transaction, letter, { ...answer, erratum, operator });
    return { answered: true, letters: letters.map((letter) => letter.id), erratum };
  });
}

function check(letter: Letter, { text, by, verdict, erratum }: Answer): void {
  const isCorrection = letter.type === correction;
  if (text.trim() === '') throw refused('text', '请填写答复');
  if (by.length === 0) throw refused('by', '请选择答复的方式');
  if (by.some((channel) => !waysTo(letter).includes(channel)))
    throw refused('by', '这位读者没有留下这种联系方式');
  if (by.includes('sms') && text.length > longestSms) {
    throw refused('text', `用短信答复最多${String(longestSms)}个字`);
  }
  if (isCorrection !== (verdict !== undefined)) {
    throw refused('verdict', isCorrection ? '请判断是不是错误' : '意见反馈没有勘误，只需答复');
  }
  const fits = typeof erratum === 'object' ? verdicts.error : verdicts.known;
  if (erratum !== undefined && verdict !== fits) throw refused('erratum', '勘误与判断不符');
}

function refused(field: string, message: string): InvalidInput {
  return new InvalidInput([{ field, message }]);
}

async function erratumOf(
  transaction: Database,
  { erratum }: Answer,
  operator: string,
): Promise<number | undefined> {
  if (typeof erratum === 'object') {
    if (!(await rowExists(transaction, 'all_books', erratum.bookId)))
      throw refused('erratum', '没有这本图书');
    return addErratum(transaction, erratum, operator);
  }
  if (erratum !== undefined && !(await rowExists(transaction, 'book_errata', erratum))) {
    throw refused('erratum', '没有这条勘误');
  }
  return erratum;
}

interface Sent extends Omit<Answer, 'erratum'> {
  erratum: number | undefined;
  operator: string;
}

async function send(transaction: Database, letter: Letter, { text, by, verdict, erratum, operator }: Sent) {
  const status = verdict === verdicts.none ? -1 : 1;
  await transaction
    .updateTable('book_feedbacks')
    .set({
      status,
      verdict: verdict ?? null,
      erratum_id: erratum ?? null,
      answer: text,
      draft: null,
      approver: operator,
      handled_at: sql<Date>`now()`,
    })
    .where('id', '=', letter.id)
    .execute();
  const { status: former, note, approver } = letter;
  await recordAct(transaction, {
    operator,
    queue: 'feedback',
    item: String(letter.id),
    act: 'answer',
    before: { status: former, note, approver },
    after: {
      status,
      note,
      approver: operator,
      answer: text,
      by: by.join(','),
      ...(verdict !== undefined && { verdict }),
      ...(erratum !== undefined && { erratum }),
    },
  });
  const ways = waysTo(letter);
  for (const channel of by) if (ways.includes(channel)) await tell(transaction, letter, channel, text);
}

async function tell(
  transaction: Database,
  letter: Letter,
  channel: AnswerChannel,
  text: string,
): Promise<void> {
  const subject = `您关于《${letter.book_name}》的来信`;
  if (channel === 'notice') {
    if (letter.user_id !== null)
      await addMessage(transaction, letter.user_id, { title: `${subject}有了答复`, text });
    return;
  }
  const recipient = channel === 'mail' ? letter.email : letter.phone;
  if (recipient !== null) {
    await planDelivery(transaction, { channel, recipient, subject: `答复：${subject}`, body: text });
  }
}

/** What the editor has written so far; `null` deletes it. @returns whether there is such a letter that waits */
export async function keepDraft(db: Database, id: number, draft: LetterDraft | null): Promise<boolean> {
  const kept = await db
    .updateTable('book_feedbacks')
    .set({ draft: draft === null ? null : JSON.stringify(draft) })
    .where('id', '=', id)
    .where('status', '=', 0)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}
