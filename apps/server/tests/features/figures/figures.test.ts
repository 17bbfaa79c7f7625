import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldFigures, writeTally } from '../../../src/features/figures/counts.queries.js';
import { readFigures } from '../../../src/features/figures/figures.queries.js';
import { createTally } from '../../../src/shared/tally.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeEach(async () => {
  await server.db.deleteFrom('figure_counts').execute();
  await server.db.deleteFrom('missed_searches').execute();
});

const rowOf = async (name: string, now?: Date) => {
  const figures = await readFigures(server.db, undefined, now);
  return figures.rows.find((row) => row.name === name);
};

describe('the figures of the overview', () => {
  it('count searches that find nothing, with their words, and errors of the server', async () => {
    const { tally } = server.services;
    tally.take();
    const search = (words: string, page = 1) =>
      server.call('listPapers', { body: { search: words, page, page_size: 8 } });
    await search('没有这样的卷子');
    // From memory.
    await search('没有这样的卷子');
    await search('没有这样的卷子', 2);
    await search('');
    tally.add('error');
    await writeTally(server.db, tally);
    const figures = await readFigures(server.db, undefined);
    expect(figures.missed).toEqual([{ words: '没有这样的卷子', count: 2 }]);
    expect(figures.searches).toBe(2);
    expect((await rowOf('misses'))?.days.at(-1)).toBe(2);
    expect((await rowOf('errors'))?.days.at(-1)).toBe(1);
    await writeTally(server.db, tally);
    expect((await rowOf('errors'))?.days.at(-1)).toBe(1);
  });

  it('have thirty days of China, and yesterday until this time of the day', async () => {
    const now = new Date('2026-11-27T00:30:00+08:00');
    const at = (text: string, count: number) => ({ name: 'download', at: new Date(text), count });
    await server.db
      .insertInto('figure_counts')
      .values([
        at('2026-11-27T00:10:00+08:00', 5),
        at('2026-11-26T00:20:00+08:00', 3),
        at('2026-11-26T00:40:00+08:00', 4),
        at('2026-10-29T00:00:00+08:00', 2),
        at('2026-10-28T23:50:00+08:00', 9),
      ])
      .execute();
    const downloads = await rowOf('downloads', now);
    expect(downloads?.days).toHaveLength(30);
    expect([downloads?.days[0], downloads?.days.at(-2), downloads?.days.at(-1)]).toEqual([2, 7, 5]);
    expect(downloads?.yesterday).toBe(3);
    expect((await readFigures(server.db, undefined, now)).days.at(-1)).toBe('2026-11-27');
  });

  it('are deleted after thirty days', async () => {
    await server.db
      .insertInto('missed_searches')
      .values({ day: new Date(Date.now() - 31 * 86_400_000), words: '旧', count: 1 })
      .execute();
    await deleteOldFigures(server.db, 400);
    expect((await readFigures(server.db, undefined)).missed).toEqual([]);
  });
});

it('words that may be somebody’s are not kept, nor endless ones, nor without end', () => {
  const tally = createTally();
  for (const words of ['13800000003', '138 0000-0003', 'a@b.cn', 'x'.repeat(41), ' ', '八年级　物理'])
    tally.miss(words);
  expect([...tally.take().missed.keys()]).toEqual(['八年级 物理']);
  for (let number = 0; number < 1000; number += 1) tally.miss(`词${String(number)}`);
  expect(tally.take().missed.size).toBe(500);
});
