import type { Pool } from 'pg';

/** Together as long as the text of the demonstration's files on average, 1,700 letters. */
const pagesOfPaper = 6;
const openPages = 4;
const lettersOfPage = 280;
const batch = 200;

export interface MadeUpPapers {
  /** Text of all papers, in bytes. */
  bytes: number;
  /** Different pairs of all papers, added up. */
  pairs: number;
  /** The end of a sentence and the beginning of the next, on pages that visitors may see, and behind the cut. */
  open: string[];
  closed: string[];
}

/**
 * Adds papers with texts of sentences of the demonstration's papers, which have been read, in another order: their
 * words follow each other as in real ones.
 */
export async function addMadeUpPapers(pool: Pool, howMany: number, sentences: number): Promise<MadeUpPapers> {
  const random = randomFrom(1);
  const known = await readSentences(pool);
  const made: MadeUpPapers = { bytes: 0, pairs: 0, open: [], closed: [] };
  const every = Math.max(1, Math.floor(howMany / sentences));
  for (let first = 0; first < howMany; first += batch) {
    const papers = Array.from({ length: Math.min(batch, howMany - first) }, (_, index) => {
      const pages = Array.from({ length: pagesOfPaper }, () => pageOf(known, random));
      const [open, closed] = [pages.slice(0, openPages), pages.slice(openPages)];
      if ((first + index) % every === 0) {
        made.open.push(borderIn(open[0]));
        made.closed.push(borderIn(closed[0]));
      }
      const texts = pages.map((page) => page.join(''));
      made.bytes += Buffer.byteLength(texts.join(''));
      made.pairs += pairsIn(texts.join(''));
      return {
        key: `content/made-up/${String(first + index)}.pdf`,
        title: `示例卷${String(first + index)}`,
        open: texts.slice(0, openPages).join('\f'),
        closed: texts.slice(openPages).join('\f'),
      };
    });
    await insert(pool, papers);
  }
  await pool.query('set statement_timeout = 0');
  await pool.query('vacuum (analyze) all_papers, paper_texts');
  return made;
}

async function readSentences(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ sentence: string }>(
    String.raw`select sentence from paper_texts, regexp_split_to_table(open_text || closed_text, '(?<=[。；？！])|[\n\f]') as sentence
      where length(sentence) between 10 and 200 order by sentence`,
  );
  if (rows.length === 0) throw new Error('no paper has been read');
  return rows.map(({ sentence }) => sentence);
}

async function insert(pool: Pool, papers: readonly object[]): Promise<void> {
  const given = `jsonb_to_recordset($1::jsonb) as given (key text, title text, open text, closed text)`;
  await pool.query(
    `insert into all_papers (title, stage_id, grade_id, subject_id, province_id, type_id, year, file_keys, created_at)
       select given.title, model.stage_id, model.grade_id, model.subject_id, model.province_id, model.type_id,
              model.year, array[given.key], now()
         from ${given}, (select * from papers order by id limit 1) as model`,
    [JSON.stringify(papers)],
  );
  await pool.query(
    `update paper_texts set state = 'read', page_count = ${String(pagesOfPaper)}, open_text = given.open, closed_text = given.closed
       from ${given} where file_key = given.key`,
    [JSON.stringify(papers)],
  );
}

function pageOf(sentences: readonly string[], random: () => number): string[] {
  const page: string[] = [];
  for (let letters = 0; letters < lettersOfPage; letters += page.at(-1)?.length ?? 0) {
    page.push(sentences[Math.floor(random() * sentences.length)] ?? '');
  }
  return page;
}

function borderIn([first = '', second = '']: readonly string[] = []): string {
  return `${first.slice(-8)}${second.slice(0, 8)}`;
}

function pairsIn(text: string): number {
  const letters = text.replace(/[^\p{L}\p{N}]+/gu, ' ');
  const pairs = Array.from(letters.slice(1), (letter, index) => `${letters[index] ?? ''}${letter}`);
  return new Set(pairs.filter((pair) => !pair.includes(' '))).size;
}

/** The same numbers in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
