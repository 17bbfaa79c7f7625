import type { Pool } from 'pg';

/** As many as the demonstration's papers have on average, and the letters of one. */
const pagesOfPaper = 6;
const openPages = 4;
const lettersOfPage = 600;
const vocabulary = 30_000;
const batch = 200;

export interface MadeUpPapers {
  /** Text of all papers, in bytes. */
  bytes: number;
  /** Sentences of pages that visitors may see, and of pages behind the cut, all different. */
  open: string[];
  closed: string[];
}

/**
 * Adds papers with made-up texts. How often a word occurs follows its rank (Zipf), as in real texts; a text of random
 * characters would have millions of rare pairs.
 */
export async function addMadeUpPapers(pool: Pool, howMany: number, sentences: number): Promise<MadeUpPapers> {
  const random = randomFrom(1);
  const words = Array.from({ length: vocabulary }, () => wordOf(random));
  const made: MadeUpPapers = { bytes: 0, open: [], closed: [] };
  const every = Math.max(1, Math.floor(howMany / sentences));
  for (let first = 0; first < howMany; first += batch) {
    const papers = Array.from({ length: Math.min(batch, howMany - first) }, (_, index) => {
      const pages = Array.from({ length: pagesOfPaper }, () => pageOf(words, random));
      const [open, closed] = [pages.slice(0, openPages), pages.slice(openPages)];
      if ((first + index) % every === 0) {
        made.open.push(sentenceOf(open[0], random));
        made.closed.push(sentenceOf(closed[0], random));
      }
      made.bytes += Buffer.byteLength(pages.join(''));
      return {
        key: `content/made-up/${String(first + index)}.pdf`,
        title: `示例卷${String(first + index)}`,
        open: open.join('\f'),
        closed: closed.join('\f'),
      };
    });
    await insert(pool, papers);
  }
  await pool.query('set statement_timeout = 0');
  await pool.query('vacuum (analyze) all_papers, paper_texts');
  return made;
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

function wordOf(random: () => number): string {
  const length = 2 + Math.floor(random() * 2);
  const letters = Array.from({ length }, () => 0x4e00 + Math.floor(random() ** 2 * 3500));
  return String.fromCodePoint(...letters);
}

function pageOf(words: readonly string[], random: () => number): string {
  let page = '';
  while (page.length < lettersOfPage) {
    // The rank of a word, whose frequency is the inverse of it.
    page += words[Math.floor(vocabulary ** random()) - 1] ?? '';
    if (random() < 0.12) page += '，';
  }
  return page;
}

function sentenceOf(page: string | undefined, random: () => number): string {
  const text = page ?? '';
  return text
    .slice(Math.floor(random() * (text.length - 30)))
    .replace(/，/g, '')
    .slice(0, 14);
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
