import { describe, expect, it } from 'vitest';
import type { WriteSheet } from 'hucre/xlsx';
import writeExcelFile from 'write-excel-file/node';
import { png } from '../fixtures/files.js';
import { contentsOf } from '../support/sending.js';
import type { Folder } from './content-folder.js';
import { useLoadingSite } from './loading.js';
import { byExcel, packed, workbookOf } from './workbooks.js';

const site = useLoadingSite();

async function faultsOf(folder: Folder): Promise<string[]> {
  const before = await contentsOf(site.server);
  const message = await site.load(folder).catch((error: unknown) => (error as Error).message);
  expect(await contentsOf(site.server)).toEqual(before);
  return message.split('\n').slice(0, -1);
}

async function rowsOf<Row extends object>(query: string): Promise<Row[]> {
  return (await site.server.database.pool.query<Row>(query)).rows;
}

const paperHead = ['编号', '标题', '年级', '学科', '地区', '类型', '年份', '日期', '文件'];
const paper = (key: string, date: Date | string | number) => [
  ...[key, '期中试卷', '高三', '数学', '北京', '期中考试', 2026, date, 'paper.png'],
];
const day = (row: number, column: number): Partial<WriteSheet> => ({
  cells: new Map([[`${String(row)},${String(column)}`, { style: { numFmt: 'yyyy"年"m"月"d"日"' } }]]),
});

describe('a workbook', () => {
  it('has a table in each sheet, with dates, formulas and numbers as Excel keeps them', async () => {
    const book = await workbookOf(
      {
        name: '试卷',
        rows: [paperHead, paper('p-1', new Date(Date.UTC(2026, 11, 1))), paper('p-2', 46357.5)],
      },
      {
        name: 'offline-stores',
        rows: [
          ['编号', '省份', '城市', '名称', '地址', '电话'],
          ['s-1', '浙江', '杭州市', '书店', '一号', 13800000003],
        ],
        cells: new Map([['1,3', { formula: 'UPPER("a")&"书店"', formulaResult: 'A书店', value: 'A书店' }]]),
      },
      { name: 'Sheet3', rows: [] },
    );
    await site.load({ '十二月上新.xlsx': book, 'paper.png': png });
    expect(await rowsOf('select created_at from papers order by id')).toEqual([
      { created_at: new Date('2026-12-01T00:00:00+08:00') },
      { created_at: new Date('2026-12-01T12:00:00+08:00') },
    ]);
    expect(await rowsOf('select store_name, tel from offline_stores')).toEqual([
      { store_name: 'A书店', tel: '13800000003' },
    ]);
  });

  it('is read as Excel writes it; hidden sheets, empty rows and how a text is read aloud are left out', async () => {
    await site.load({ 'agents.xlsx': packed(byExcel) });
    expect(await rowsOf('select title, tel from district_agents')).toEqual([
      { title: '杭州市', tel: '13800000003' },
    ]);
    expect(await rowsOf("select key from imported_records where kind = 'district-agent'")).toEqual([
      { key: '000012' },
    ]);
  });

  it('of a table has it under any name of its sheet, in Chinese too', async () => {
    const rows = [
      ['编号', '地区', '电话'],
      ['a', '杭州市', '0571-1'],
    ];
    const plan = await site.load({ '地区代理.xlsx': await workbookOf({ name: 'Sheet1', rows }) });
    expect(plan).toContain('地区代理：新增 1，下架 1');
    expect(await site.load({ 'district-agents.xlsx': await workbookOf({ name: 'x', rows }) })).toContain(
      '没有需要改动的',
    );
  });

  it('tells each fault by its cell', async () => {
    const book = await workbookOf(
      {
        name: '试卷',
        rows: [
          paperHead,
          paper('p-1', '13 月 2 日'),
          paper('p-2', '2026-12-01'),
          paper('p-2', '2026-12-01'),
          [...paper('p-3', '2026-12-01'), '', '旁注'],
        ],
        merges: [{ startRow: 2, startCol: 1, endRow: 3, endCol: 1 }],
      },
      {
        name: '地区代理',
        rows: [
          ['编号', '地区', '电话'],
          ['a', new Date(Date.UTC(2026, 2, 1)), 1062770334],
          ['b', '浙江', 1.38e17],
          [12, '浙江', '0571-1'],
        ],
        ...day(1, 1),
      },
      {
        name: '防伪码',
        rows: [
          ['编号', '图书'],
          [12345678, 'b'],
        ],
      },
      { name: '书目', rows: [['编号']] },
    );
    // The load before has the key 000012.
    await site.load({ 'agents.xlsx': packed(byExcel) });
    expect(await faultsOf({ '十二月.xlsx': book, 'paper.png': png })).toEqual([
      expect.stringMatching(/^十二月\.xlsx 书目 第 1 行: 没有名为“书目”的表格；可以是：.*、图书、/),
      '十二月.xlsx 地区代理!B2: 地区“2026-03-01”被当作了日期；若本不是日期，请把这一列设为“文本”，重新填写',
      '十二月.xlsx 地区代理!C2: 电话“1062770334”在表格里是数字，区号开头的 0 可能已丢失；请把这一列设为“文本”，重新填写',
      '十二月.xlsx 地区代理!C3: 电话“138000000000000000”是被缩短的长数字，后面几位已丢失；请把这一列设为“文本”，重新填写',
      '十二月.xlsx 地区代理!A4: 编号“12”在表格里是数字，已有的是“000012”；请把这一列设为“文本”，补上开头的 0',
      '十二月.xlsx 试卷!H2: 日期“13 月 2 日”不是日期；应如 2026-11-12 或 2026-11-12 08:30',
      '十二月.xlsx 试卷!B3:B4: 2 行合并成一格；请拆开，每条记录各写一行',
      '十二月.xlsx 试卷!A4: 编号“p-2”与 十二月.xlsx 试卷!A3 重复；每条试卷要有自己的编号',
      '十二月.xlsx 试卷!K5: “旁注”这一列没有标题；请写上标题，或删去',
      '十二月.xlsx 防伪码!A2: 编号“12345678”在表格里是数字，开头的 0 可能已丢失；请把这一列设为“文本”，重新填写',
      '十二月.xlsx 防伪码!B2: 没有编号为“b”的图书；应写文件夹里某条图书的编号',
    ]);
  });

  it('that cannot be read is a fault of its own', async () => {
    const bomb = packed({ ...byExcel, 'xl/sharedStrings.xml': ' '.repeat(129 * 1024 ** 2) });
    expect(bomb.length).toBeLessThan(1024 ** 2);
    expect(
      await faultsOf({
        'a.xlsx': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        'b.xlsx': '编号',
        'c.xlsx': packed({ ...byExcel, 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' }),
        'd.xls': 'x',
        'e.xlsx': bomb,
        '~$f.xlsx': 'lock file of Excel',
      }),
    ).toEqual([
      'a.xlsx:1: 工作簿有密码，或是旧的 .xls；请在 Excel 里另存为没有密码的“Excel 工作簿 (*.xlsx)”',
      'b.xlsx:1: 工作簿打不开：不是 ZIP，或已损坏',
      'c.xlsx:1: 工作簿不是 Excel 工作簿，或已损坏；请在 Excel 里打开，另存为 .xlsx',
      'd.xls:1: 不能读这种表格；请另存为“Excel 工作簿 (*.xlsx)”或“CSV UTF-8”',
      'e.xlsx:1: 工作簿里面的文字太多；请分成几个工作簿',
    ]);
  });

  it('of 20,000 rows with a fault in each is told by sort', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => [`a${String(row)}`, '', `0571-${String(row)}`]);
    const lines = await faultsOf({
      'district-agents.xlsx': await workbookOf({ name: 'Sheet1', rows: [['编号', '地区', '电话'], ...rows] }),
    });
    expect(lines[0]).toBe('district-agents.xlsx Sheet1!B2: 缺少地区');
    expect(lines.at(-1)).toBe('另有 19500 处，改好以上各处后再检查。');
  });

  it('of another program is read: styles, shared texts, dates as numbers, merged cells', async () => {
    const heads = paperHead.map((value) => ({ value, fontWeight: 'bold' as const }));
    const row = (key: string, title: object | null) => [
      { value: key },
      title,
      ...['高三', '数学', '北京', '期中考试'].map((value) => ({ value })),
      { value: 2026, format: '0' },
      { value: new Date(Date.UTC(2026, 11, 1)), type: Date, format: 'yyyy"年"m"月"d"日"' },
      { value: 'paper.png' },
    ];
    const written = async (...rows: ReturnType<typeof row>[]) =>
      writeExcelFile([heads, ...rows], { sheet: '试卷', stickyRowsCount: 1 }).toBuffer();
    const title = { value: '期中试卷', backgroundColor: '#ffee00' };
    await site.load({ '上新.xlsx': await written(row('p-1', title), row('p-2', title)), 'paper.png': png });
    expect(await rowsOf('select title, created_at from papers order by id')).toEqual(
      ['p-1', 'p-2'].map(() => ({ title: '期中试卷', created_at: new Date('2026-12-01T00:00:00+08:00') })),
    );
    const merged = await written(row('p-1', { ...title, rowSpan: 2 }), row('p-2', null));
    expect(await faultsOf({ '上新.xlsx': merged, 'paper.png': png })).toEqual([
      '上新.xlsx 试卷!B2:B3: 2 行合并成一格；请拆开，每条记录各写一行',
    ]);
  });
});

describe('a CSV file', () => {
  // 编号,地区,电话 / a,杭州市,1 as Excel in Chinese saves it.
  const gbk = Buffer.from('b1e0bac52cb5d8c7f82cb5e7bbb00d0a612cbabcd6ddcad02c310d0a', 'hex');

  it('in GBK is read as one in UTF-8', async () => {
    await site.load({ 'district-agents.csv': gbk });
    expect(await rowsOf('select title from district_agents')).toEqual([{ title: '杭州市' }]);
  });

  it('in another encoding is refused, as is a number that Excel has shortened', async () => {
    expect(
      await faultsOf({
        // Shift JIS and UTF-16.
        'jobs.csv': Buffer.from('94d48d862c0a', 'hex'),
        'papers.csv': Buffer.from('\uFEFF编号,标题\n', 'utf16le'),
        'district-agents.csv': '编号,地区,电话\na,杭州市,1.38E+10\n',
      }),
    ).toEqual([
      'district-agents.csv:2: 电话“1.38E+10”是被缩短的长数字，后面几位已丢失；请把这一列设为“文本”，重新填写',
      'jobs.csv:1: 文件不是 UTF-8 编码；请在表格软件里另存为“CSV UTF-8”，或在编辑器里以 UTF-8 保存',
      'papers.csv:1: 文件不是 UTF-8 编码；请在表格软件里另存为“CSV UTF-8”，或在编辑器里以 UTF-8 保存',
    ]);
  });
});
