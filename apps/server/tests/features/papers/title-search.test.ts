import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { contains, containsIndexed } from '../../../src/shared/search/conditions.queries.js';
import { searchTerms, searchWords } from '../../../src/shared/search/words.js';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

interface Found {
  list: { id: number; title: string }[];
  count: number;
}

async function search(text: string, page = 1): Promise<Found> {
  return server.ask('listPapers', { body: { search: text, page, psize: 100 } });
}

/** Fields of all papers of these tests except title and time. */
async function modelPaper() {
  return server.db
    .selectFrom('papers')
    .select(['stage_id', 'grade_id', 'subject_id', 'province_id', 'type_id', 'year', 'file_keys'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function addPapers(titles: readonly string[]): Promise<void> {
  const model = await modelPaper();
  await insert(server.db, {
    papers: titles.map((title, index) => ({ ...model, title, created_at: new Date(1.7e12 + index * 1000) })),
  });
}

describe('the search of papers', () => {
  beforeAll(() =>
    addPapers(['恩施州高三期中数学', '恩施州期中高三数学', '恩施州期末高三数学', 'ABc 100%_卷', '恩卷施']),
  );

  it('finds one, two and more characters within a title', async () => {
    expect((await search('恩')).count).toBe(4);
    expect((await search('恩施')).count).toBe(3);
    expect((await search('恩施州期')).list.map(({ title }) => title)).toEqual([
      '恩施州期末高三数学',
      '恩施州期中高三数学',
    ]);
    expect(await search('施恩')).toEqual({ list: [], count: 0 });
  });

  it('requires every word, and lists titles with adjacent words first', async () => {
    const titles = (await search(' 期中　高三 ')).list.map(({ title }) => title);
    expect(titles[0]).toBe('恩施州期中高三数学');
    expect(titles).toContain('恩施州高三期中数学');
    expect(titles).not.toContain('恩施州期末高三数学');
  });

  it('ignores case, and takes pattern characters literally', async () => {
    expect((await search('aBC')).count).toBe(1);
    expect((await search('%_')).count).toBe(1);
    expect((await search('1%')).count).toBe(0);
    expect((await search("'; drop table papers")).count).toBe(0);
  });

  it('returns at most the first thousand of the order', async () => {
    await addPapers(Array.from({ length: 1500 }, (_, index) => `寰宇${String(index)}`));
    await sql`analyze papers`.execute(server.db);
    for (const text of ['寰宇', '寰', '宇 寰']) {
      const first = await search(text);
      expect(first.count).toBe(1000);
      expect(first.list.slice(0, 2).map(({ title }) => title)).toEqual(['寰宇1499', '寰宇1498']);
      expect((await search(text, 10)).list).toHaveLength(100);
      expect((await search(text, 11)).list).toEqual([]);
    }
  });

  it('shows the first thousand of a longer word that the statistics do not know', async () => {
    await addPapers(Array.from({ length: 2500 }, (_, index) => `太虚境${String(index)}`));
    const first = await search('太虚境');
    expect(first.count).toBe(1000);
    expect(first.list.slice(0, 2).map(({ title }) => title)).toEqual(['太虚境2499', '太虚境2498']);
    expect((await search('太虚境', 10)).list).toHaveLength(100);
    expect((await search('太虚境', 11)).list).toEqual([]);
  });

  it('scans the newest papers for a word that is common by the statistics', async () => {
    await addPapers(Array.from({ length: 4500 }, (_, index) => `瀚海${String(index)}`));
    await sql`analyze papers`.execute(server.db);
    const { list, count } = await search('瀚海');
    expect(count).toBe(1000);
    expect(list.slice(0, 2).map(({ title }) => title)).toEqual(['瀚海4499', '瀚海4498']);
    const { grade_id } = await modelPaper();
    const filtered = await server.ask('listPapers', {
      body: { search: '瀚海', grade_id, psize: 100 },
    });
    expect(filtered).toEqual(await search('瀚海'));
  });
});

describe('the index of characters and pairs', () => {
  it('finds the same papers as a scan of all titles', async () => {
    const text = fc.string({ unit: fc.constantFrom('高', '三', '数', 'A', 'a', '%', ' '), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(text, text, async (title, typed) => {
        const words = searchWords(typed);
        const column = sql<string>`${title}::text`;
        const { rows } = await sql<{ indexed: boolean; plain: boolean }>`
          select ${sql.join([sql`true`, ...containsIndexed(column, words)], sql` and `)} as indexed,
                 ${sql.join([sql`true`, ...words.map((word) => contains(column, word))], sql` and `)} as plain`.execute(
          server.db,
        );
        expect(rows[0]?.indexed).toBe(rows[0]?.plain);
      }),
      { numRuns: 200 },
    );
  });

  it('is queried by the pairs of a word, or by its only character', () => {
    expect(searchTerms('高')).toEqual(['高']);
    expect(searchTerms('高三A')).toEqual(['高三', '三a']);
  });
});
