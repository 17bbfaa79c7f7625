import { beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../src/bench/made-up-papers.js';
import { createTextSearch } from '../../src/features/papers/found/found.js';
import { soughtText } from '../../src/features/papers/found/words.js';
import { createPaperCatalogue } from '../../src/features/papers/list.queries.js';
import { readTexts } from '../../src/features/papers/texts/read-texts.js';
import { createVersionReader } from '../../src/features/papers/version.queries.js';
import { drawSentences, type Drawn, linesOf } from './support/sentences.js';
import { keptFiles, type Demonstration } from './support/tables.js';

const wanted = 200;
const member = 1;

/** Sentences of the demonstration's papers, drawn at random, are found; those behind the cut by nobody who is not logged in. */
export function checkInside(demo: () => Demonstration): void {
  let find: (sentence: string, userId?: number) => Promise<Drawn['id'][]>;
  let open: Drawn[];
  let closed: Drawn[];

  beforeAll(async () => {
    const { db } = demo().database;
    await readTexts({ db, files: keptFiles(demo()), cutWord: false });
    const readVersion = createVersionReader(db);
    const catalogue = createPaperCatalogue(db, readVersion);
    const search = createTextSearch(catalogue, readVersion);
    find = async (sentence, userId) => {
      const sought = soughtText(sentence);
      if (sought === undefined) throw new RangeError(sentence);
      return (await search({}, sought, { limit: 300, offset: 0 }, userId)).list.map(({ id }) => id);
    };
    const papers = await linesOf(demo());
    const random = randomFrom(31);
    open = drawSentences(papers, 'open', wanted, random);
    closed = drawSentences(papers, 'closed', wanted, random);
  });

  test('every one of 200 sentences is found in its paper, also those over the end of a line', async () => {
    const missed: string[] = [];
    for (const { id, sentence } of open) if (!(await find(sentence)).includes(id)) missed.push(sentence);
    expect(open).toHaveLength(wanted);
    expect(open.filter(({ isOverLineEnd }) => isOverLineEnd).length).toBeGreaterThan(10);
    expect(missed).toEqual([]);
  });

  test('none of 200 sentences behind the cut is found by a visitor, all by somebody logged in', async () => {
    const told: string[] = [];
    const missed: string[] = [];
    for (const { id, sentence } of closed) {
      if ((await find(sentence)).length > 0) told.push(sentence);
      if (!(await find(sentence, member)).includes(id)) missed.push(sentence);
    }
    expect(closed).toHaveLength(wanted);
    expect({ told, missed }).toEqual({ told: [], missed: [] });
  });
}
