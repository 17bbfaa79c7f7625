import { referenceDay } from '@inkstone/demo';
import { paperTypes, universityTypes } from '@inkstone/demo/lookups/kinds';
import { mainlandProvinces, provinces } from '@inkstone/demo/lookups/regions';
import { grades, stages, subjects } from '@inkstone/demo/lookups/school';
import { describe, expect, it, test } from 'vitest';
import { articleColumns } from '../../src/content-import/kinds/article-columns.js';
import type { Demonstration } from './support/tables.js';

export function checkCounts(demo: () => Demonstration): void {
  test.each([
    ['books', 240],
    ['papers', 600],
    ['courses', 12],
    ['universities', 120],
    ['online_shops', 60],
    ['offline_stores', 80],
    ['district_agents', 31],
    ['company_cultures', 4],
    ['company_honors', 1],
    ['history_entries', 8],
    ['address_cards', 1],
    ['messages', 8],
    ['highlight_cards', 3],
    ['teacher_cards', 3],
    ['direct_stores', 4],
  ])('%s has at least %i rows', (table, least) =>
    expect(demo().rowsOf(table).length).toBeGreaterThanOrEqual(least),
  );

  test('no table of the content is empty', () => {
    const filled = [
      ...['settings', 'papers', 'recommendations', 'users', 'messages', 'favourites', 'downloads'],
      ...['user_books', 'activity_applications', 'genuine_codes'],
    ];
    expect(filled.filter((table) => demo().rowsOf(table).length === 0)).toEqual([]);
  });

  test('every menu item whose page has a banner has a slide, and slides link into the site', () => {
    const menus = new Set(demo().valuesOf('slides', 'menu_id'));
    for (const id of [6, 7, 8, 15, 17, 18, 19, 20, 21, 23]) expect(menus).toContain(id);
    // A slide about the page on which it is shown has no link.
    const links = demo()
      .valuesOf('slides', 'extend')
      .filter((extend) => extend !== '');
    for (const link of links) expect(link).toMatch(/^\/layout\//);
  });

  // Those with an English folder, which are the columns of the specifications.
  describe('every column of the article list', () => {
    const columns = articleColumns().filter(({ folders }) => folders.length > 1);
    it.each(columns)('$folders.0 has at least twelve articles', ({ id }) => {
      const ids = demo().valuesOf('articles', 'column_id');
      expect(ids.filter((column) => column === id).length).toBeGreaterThanOrEqual(12);
    });
  });

  test('teachers and students both have past and running activities', () => {
    for (const type of [1, 2]) {
      const ends = demo()
        .rowsOf('activities')
        .filter((activity) => activity['activity_type'] === type)
        .map((activity) => Date.parse(String(activity['ends_at'])) > Date.parse(referenceDay));
      expect(ends).toContain(true);
      expect(ends).toContain(false);
    }
  });

  test('every course has its own video', () => {
    const keys = demo().valuesOf('courses', 'video_key');
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('some books have a video, a wide picture or no price; most have resources', () => {
    const books = demo().rowsOf('books');
    expect(books.some((book) => book['video_key'] !== '')).toBe(true);
    expect(books.some((book) => book['cover_type'] === 2)).toBe(true);
    expect(books.some((book) => book['price_cents'] === 0)).toBe(true);
    const withResources = new Set(demo().valuesOf('book_resources', 'book_id'));
    expect(withResources.size).toBeGreaterThan(books.length / 2);
    expect(withResources.size).toBeLessThanOrEqual(books.length);
  });

  test('every stage has books of every category and every subject', () => {
    const stageOf = new Map(
      demo()
        .rowsOf('books')
        .map((book) => [book['id'], book['stage_id']]),
    );
    const categories = new Set(
      demo()
        .rowsOf('book_category_books')
        .map((row) => `${String(stageOf.get(row['book_id']))}/${String(row['category_id'])}`),
    );
    const taught = new Set(
      demo()
        .rowsOf('book_subjects')
        .map((row) => `${String(stageOf.get(row['book_id']))}/${String(row['subject_id'])}`),
    );
    for (const stage of [9, 10, 7]) {
      for (const category of [17, 18, 19, 20, 21])
        expect(categories).toContain(`${String(stage)}/${String(category)}`);
    }
    for (const stage of stages) {
      for (const subject of stage.subjectIds)
        expect(taught).toContain(`${String(stage.id)}/${String(subject)}`);
    }
  });

  test('a book is in exactly one category', () => {
    const counts = new Map<unknown, number>();
    for (const row of demo().rowsOf('book_category_books')) {
      if (Number(row['category_id']) >= 17) counts.set(row['book_id'], (counts.get(row['book_id']) ?? 0) + 1);
    }
    expect(counts.size).toBe(demo().rowsOf('books').length);
    expect(new Set(counts.values())).toEqual(new Set([1]));
  });

  test.each([
    ['grade', 'grade_id', grades],
    ['subject', 'subject_id', subjects],
    ['province', 'province_id', provinces],
    ['type', 'type_id', paperTypes.map((_name, index) => ({ id: index + 1 }))],
  ])('every %s has a paper', (_name, column, lookup) => {
    const used = new Set(demo().valuesOf('papers', column));
    expect(lookup.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  test('each of five years has papers of every stage; one paper has several files', () => {
    const papers = demo().rowsOf('papers');
    const pairs = new Set(papers.map((paper) => `${String(paper['stage_id'])}/${String(paper['year'])}`));
    expect(pairs.size).toBe(15);
    const files = papers.map((paper) => paper['file_keys'] as string[]);
    expect(new Set(files.filter((keys) => keys.length > 1).map(String)).size).toBe(1);
    const types = new Set(files.flat().map((key) => key.split('.').at(-1)));
    expect(types).toEqual(new Set(['pdf', 'docx', 'png']));
  });

  test('every mainland province has a store, a phone number and score lines that are marked as examples', () => {
    for (const [table, column] of [
      ['offline_stores', 'province_id'],
      ['score_lines', 'province_id'],
    ] as const) {
      const used = new Set(demo().valuesOf(table, column));
      for (const { id } of mainlandProvinces) expect(used).toContain(id);
    }
    for (const line of demo().rowsOf('score_lines')) {
      expect(line['is_example']).toBe(true);
      expect(line['class_descr']).toContain('示例数据');
    }
  });

  test('no phone number of the content can belong to a real person', () => {
    const numbers = ['offline_stores', 'district_agents', 'address_cards'].flatMap((table) =>
      demo().valuesOf(table, 'tel'),
    );
    for (const tel of numbers) expect(tel).toMatch(/^0\d{2,3}-0000\d{4}$/);
  });

  test('every type and every mainland province has a university', () => {
    const types = new Set(demo().valuesOf('university_type_links', 'university_type_id'));
    expect(types.size).toBe(universityTypes.length);
    const places = new Set(demo().valuesOf('universities', 'province_id'));
    expect(mainlandProvinces.filter(({ id }) => !places.has(id))).toEqual([]);
  });
}
