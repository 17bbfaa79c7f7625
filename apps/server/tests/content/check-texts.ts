import { describe, expect, it, test } from 'vitest';
import { faultsOf, textOf } from './support/html.js';
import type { Demonstration } from './support/tables.js';

export function checkTexts(demo: () => Demonstration): void {
  describe.each([
    ['books', 'title'],
    ['papers', 'title'],
    ['online_shops', 'shop_name'],
    ['online_shops', 'certificate_number'],
    ['offline_stores', 'store_name'],
    ['slides', 'title'],
  ])('%s.%s', (table, column) => {
    it('has no duplicate value', () => {
      const values = demo().valuesOf(table, column);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    });
  });

  test('no two articles of a column have the same title', () => {
    const names = demo()
      .rowsOf('articles')
      .map((row) => `${String(row['column_id'])} ${String(row['title'])}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  /** Placeholder words, and names with a counter at the end. */
  const stamped =
    /lorem|ipsum|todo|占位|测试(?:数据|标题|文章)|(?:标题|图书|试卷|文章|商品|店铺|书店|网店|大学|新闻|活动|课程|作品|轮播图)\s*[0-9０-９]+$/i;

  test.each([
    ...[
      'articles',
      'books',
      'papers',
      'book_resources',
      'slides',
      'online_shops',
      'offline_stores',
      'messages',
    ],
    ...['agreements', 'company_cultures', 'company_honors', 'history_entries', 'address_cards', 'settings'],
    ...['highlight_cards', 'teacher_cards', 'direct_stores', 'district_agents', 'users', 'score_lines'],
  ])('no text of %s looks generated', (table) => {
    const found = demo()
      .rowsOf(table)
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === 'string')
      .filter((value) => stamped.test(value) || /[\u{FFFD}]|undefined|\[object/u.test(value));
    expect(found).toEqual([]);
  });

  const htmlColumns = [
    ['articles', 'content_html'],
    ['books', 'description_html'],
    ['agreements', 'value_html'],
    ['messages', 'message_html'],
  ] as const;

  test.each(htmlColumns)('%s.%s is well formed and uses only allowed tags', (table, column) => {
    const faults = demo()
      .valuesOf(table, column)
      .flatMap((html, index) => faultsOf(String(html)).map((fault) => `${String(index + 1)}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test.each([
    '<p>open',
    '<script>x</script>',
    '<p onclick="x">a</p>',
    '<p><ul></p></ul>',
    '<p>a & b</p>',
    '<p>1 < 2</p>',
  ])('the check finds the fault of %s', (html) => expect(faultsOf(html)).not.toEqual([]));

  test('no sentence occurs in two articles', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const row of demo().rowsOf('articles')) {
      const title = String(row['title']);
      const text = textOf(String(row['content_html']));
      for (const sentence of new Set(text.split(/[。！？；\n]/u).map((part) => part.trim()))) {
        if (sentence.length < 14) continue;
        const other = seen.get(sentence);
        if (other === undefined) seen.set(sentence, title);
        else shared.push(`${other} | ${title}: ${sentence}`);
      }
    }
    expect(shared).toEqual([]);
  });

  test('no article body is another one with a few words replaced', () => {
    const bodies = demo()
      .rowsOf('articles')
      .map((row) => ({
        title: String(row['title']),
        pieces: piecesOf(textOf(String(row['content_html']))),
      }));
    const alike = bodies.flatMap((one, index) =>
      bodies
        .slice(index + 1)
        .filter((other) => likeness(one.pieces, other.pieces) > 0.3)
        .map((other) => `${one.title} | ${other.title}`),
    );
    expect(alike).toEqual([]);
  });

  function piecesOf(text: string): Set<string> {
    const plain = text.replaceAll(/\s/g, '');
    return new Set(
      Array.from({ length: Math.max(0, plain.length - 3) }, (_, index) => plain.slice(index, index + 4)),
    );
  }

  /** Share of the shorter text's substrings that the other text contains too. */
  function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    const [small, large] = one.size < other.size ? [one, other] : [other, one];
    let common = 0;
    for (const piece of small) if (large.has(piece)) common += 1;
    return common / Math.max(1, small.size);
  }

  test('no two books have the same description', () => {
    const texts = demo().valuesOf('books', 'description_html');
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('some articles have headings, tables, lists and pictures', () => {
    const bodies = demo()
      .rowsOf('articles')
      .map((row) => String(row['content_html']));
    for (const mark of ['<h2>', '<table>', '<ul>', '<ol>', '<figure>']) {
      expect(bodies.filter((body) => body.includes(mark)).length).toBeGreaterThan(30);
    }
  });

  test('a certificate shows the shop, its number and its term as in the row', () => {
    for (const shop of demo().rowsOf('online_shops')) {
      const drawn = demo().pictures.get(String(shop['certificate_image_key']));
      expect(drawn).toContain(String(shop['certificate_number']));
      const [first, last] = [String(shop['starts_at']), String(shop['ends_at'])].map((time) =>
        new Date(Date.parse(time) + 8 * 3_600_000).getUTCFullYear(),
      );
      expect(drawn).toContain(`${String(first)} 年 1 月 1 日至 ${String(last)} 年 12 月 31 日`);
    }
  });
}
