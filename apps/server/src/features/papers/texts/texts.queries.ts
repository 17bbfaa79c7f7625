import { sql } from 'kysely';
import type { Database } from '../../../db/database.js';
import type { FileText, TextState } from './read-file.js';

/** A process that reads a file for longer has ended. */
const abandonedAfter = '5 minutes';
/** A file that ends the process each time must not hold up the others. */
const mostAttempts = 3;
/** Between the pages of a text. */
export const pageBreak = '\f';

export async function hasUnreadTexts(db: Database): Promise<boolean> {
  const { rows } = await sql<object>`
    select from paper_texts where ${isUnread} limit 1`.execute(db);
  return rows.length > 0;
}

const isUnread = sql`state = 'unread' and attempts < ${sql.lit(mostAttempts)}
  and (claimed_at is null or claimed_at < now() - interval '${sql.raw(abandonedAfter)}')`;

/** @returns undefined if no file waits. Two processes never get the same one. */
export async function claimUnreadText(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ file_key: string }>`
    update paper_texts set attempts = attempts + 1, claimed_at = now()
     where file_key = (select file_key from paper_texts where ${isUnread} order by file_key limit 1 for update skip locked)
    returning file_key`.execute(db);
  return rows[0]?.file_key;
}

export async function recordText(db: Database, fileKey: string, text: FileText): Promise<void> {
  await db
    .updateTable('paper_texts')
    .set({
      state: text.state,
      is_cut: text.isCut,
      page_count: text.pageCount,
      open_text: text.open.join(pageBreak),
      closed_text: text.closed.join(pageBreak),
    })
    .where('file_key', '=', fileKey)
    .execute();
}

/** Without it, entries that wait for the index are compared one by one at each search. */
export async function tidyTexts(db: Database): Promise<void> {
  await sql`vacuum (analyze) paper_texts`.execute(db);
}

/** Word files that were read under the other setting are read again: what visitors may see of them is different. */
export async function forgetTextsCutOtherwise(db: Database, cutWord: boolean): Promise<void> {
  await db
    .updateTable('paper_texts')
    .set({ state: 'unread', attempts: 0, claimed_at: null, open_text: '', closed_text: '' })
    .where('state', '=', 'read')
    .where('is_cut', '<>', cutWord)
    .where('file_key', '~*', String.raw`\.docx$`)
    .execute();
}

export interface UnsearchablePaper {
  title: string;
  state: TextState | 'unread';
}

/** The papers with a file of which no text is searched. */
export async function findUnsearchablePapers(db: Database): Promise<UnsearchablePaper[]> {
  return (
    db
      .selectFrom('paper_texts')
      .innerJoin('papers', (join) => join.on(sql<boolean>`papers.file_keys @> array[paper_texts.file_key]`))
      .select(['papers.title', 'paper_texts.state'])
      .where('paper_texts.state', '<>', 'read')
      // Another process may be reading it.
      .where((eb) =>
        eb.or([eb('paper_texts.state', '<>', 'unread'), eb('paper_texts.attempts', '>=', mostAttempts)]),
      )
      .orderBy('papers.title')
      .$narrowType<{ state: TextState | 'unread' }>()
      .execute()
  );
}
