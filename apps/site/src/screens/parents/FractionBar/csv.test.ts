import { expect, it } from 'vitest';

import { csvFile, toCsv } from './csv.js';

const line = {
  id: 1,
  year: '2026',
  area: '河北',
  category: '物理类',
  batch: '本科批',
  kind: '普通类',
  score: 425,
  ranking: 90_000,
  professional: null,
  ordinary: true,
};

it('has a row for each line, and an empty cell where there is no figure', () => {
  expect(toCsv([line])).toBe(
    '年份,地区,科类,批次,类别,分数,位次,专业分\r\n2026,河北,物理类,本科批,普通类,425,90000,',
  );
});

it.each([
  ['本科批,A段', '"本科批,A段"'],
  ['所谓"一本"', '"所谓""一本"""'],
  ['第一行\n第二行', '"第一行\n第二行"'],
])('quotes %j', (batch, cell) => expect(toCsv([{ ...line, batch }])).toContain(`,${cell},普通类`));

it.each(['=HYPERLINK("http://evil.test")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'does not let a spreadsheet run %j',
  (batch) => expect(toCsv([{ ...line, batch }])).toMatch(/物理类,"?'[=+\-@\t]/),
);

it('begins with a byte order mark, by which Excel knows the encoding', async () => {
  const bytes = new Uint8Array(await csvFile([line]).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
