import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBooks } from '../../../src/content/books/build-books.js';
import { buildResources } from '../../../src/content/books/resources.js';
import { loadPaperFont } from '../../../src/content/media/typeset/font.js';
import { writePaperFiles, type PaperSpec } from '../../../src/content/media/write-paper-files.js';
import { writeResourceFiles } from '../../../src/content/media/write-resource-files.js';
import { buildPapers } from '../../../src/content/papers/build-papers.js';

const common = { typeName: '期中考试', year: 2026, regionName: '山东' } as const;
const papers: PaperSpec[] = [
  {
    ...common,
    id: 1,
    title: '山东省济南市2026—2027学年高三上学期期中考试数学试题',
    stage: 'high',
    gradeName: '高三',
    subjectName: '数学',
    format: 'pdf',
    pages: 8,
    keys: ['1.pdf'],
  },
  {
    ...common,
    id: 2,
    title: '初二物理课时练习：声现象',
    stage: 'middle',
    gradeName: '初二',
    subjectName: '物理',
    format: 'pdf',
    pages: 2,
    keys: ['2.pdf'],
  },
  {
    ...common,
    id: 3,
    title: '高二英语专项汇编',
    stage: 'high',
    gradeName: '高二',
    subjectName: '英语',
    format: 'pdf',
    pages: 40,
    keys: ['3.pdf'],
  },
  {
    ...common,
    id: 4,
    title: '五年级数学期末考试试卷',
    stage: 'primary',
    gradeName: '五年级',
    subjectName: '数学',
    format: 'docx',
    pages: 4,
    keys: ['4.docx'],
  },
  {
    ...common,
    id: 5,
    title: '初三化学开学摸底考试试题',
    stage: 'middle',
    gradeName: '初三',
    subjectName: '化学',
    format: 'image',
    pages: 1,
    keys: ['5.png'],
  },
  {
    ...common,
    id: 6,
    title: '高三地理第一次模拟考试试题',
    stage: 'high',
    gradeName: '高三',
    subjectName: '地理',
    format: 'several',
    pages: 6,
    keys: ['6.pdf', '6-answers.docx', '6-answer-sheet.png'],
  },
];

async function written(specs: readonly PaperSpec[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  await writePaperFiles(specs, { write: (key, bytes) => Promise.resolve(void files.set(key, bytes)) });
  return files;
}

async function readPdf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const content = await (await file.getPage(number)).getTextContent();
    text += content.items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  const pages = file.numPages;
  await file.loadingTask.destroy();
  return { pages, text };
}

let files: Map<string, Uint8Array>;

function fileAt(key: string): Uint8Array {
  const bytes = files.get(key);
  if (!bytes) throw new RangeError(`${key} was not written`);
  return bytes;
}

beforeAll(async () => {
  files = await written(papers);
});

describe('PDF papers', () => {
  test.each(papers.filter(({ keys }) => keys[0]?.endsWith('.pdf')))(
    '$title has its $pages pages and its text',
    async ({ title, pages, keys }) => {
      const bytes = fileAt(keys[0] ?? '');
      const read = await readPdf(bytes);
      expect(read.pages).toBe(pages);
      expect(read.text.replaceAll(/\s/g, '')).toContain(title.replaceAll(/\s/g, ''));
      expect(read.text).toContain('参考答案');
      expect(read.text).toContain(`（共${String(pages)}页）`);
      expect(read.text).not.toContain('〓');
      expect(bytes.length).toBeLessThan(300_000);
    },
  );

  test('an exam has the full marks of its kind and a seal line', async () => {
    const { text } = await readPdf(fileAt('1.pdf'));
    expect(text).toContain('满分150分');
    expect(text).toContain('本题共8小题，每小题5分，共40分。');
    expect(text).toMatch(/密|封/u);
  });

  test('embed their fonts', () => {
    expect(Buffer.from(fileAt('1.pdf')).toString('latin1')).toContain('/FontFile2');
  });
});

test('a Word paper contains its questions, pictures and answers', async () => {
  const bytes = fileAt('4.docx');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  expect(value).toContain('五年级数学期末考试试卷');
  expect(value).toMatch(/一、口算：本题共\d小题/u);
  expect(value).toContain('参考答案');
  expect(Object.keys(unzipSync(bytes))).toContain('word/footer.xml');
});

test('scans are greyscale PNG pictures of a whole page', () => {
  for (const key of ['5.png', '6-answer-sheet.png']) {
    const view = new DataView(fileAt(key).buffer, fileAt(key).byteOffset);
    expect(view.getUint32(0)).toBe(0x89504e47);
    expect(view.getUint32(16)).toBe(900);
    expect(view.getUint32(20)).toBeGreaterThan(1200);
    expect(fileAt(key).length).toBeGreaterThan(10_000);
    expect(fileAt(key).length).toBeLessThan(200_000);
  }
});

test('the same paper gives the same bytes', async () => {
  const again = await written(papers);
  for (const [key, bytes] of files)
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(again.get(key) ?? [])), key).toBe(0);
});

test('book resources can be read, and slides are in landscape', async () => {
  const all = buildResources(buildBooks());
  const some = ['答案解析', '教学课件', '配套试卷', '勘误表'].flatMap((kind) =>
    all.filter((one) => one.kind === kind).slice(0, 1),
  );
  const resources = new Map<string, Uint8Array>();
  await writeResourceFiles(some, { write: (key, bytes) => Promise.resolve(void resources.set(key, bytes)) });
  expect([...resources.keys()].sort()).toEqual(some.map(({ key }) => key).sort());
  for (const { key, kind, bookTitle } of some) {
    const bytes = resources.get(key) ?? new Uint8Array();
    if (key.endsWith('.docx')) {
      expect((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value).toContain('参考答案');
      continue;
    }
    const { pages, text } = await readPdf(bytes);
    expect(pages).toBeLessThanOrEqual(8);
    expect(text.replaceAll(/\s/g, '')).toContain(bookTitle.replaceAll(/\s/g, ''));
    const isWide = Buffer.from(bytes).toString('latin1').includes('/MediaBox [ 0 0 720 405 ]');
    expect(isWide).toBe(kind === '教学课件');
  }
});

test('the font has every character of the titles', () => {
  const font = loadPaperFont();
  const books = buildBooks();
  const titles = [
    ...buildPapers().map(({ title }) => title),
    ...buildResources(books).flatMap(({ bookTitle, showName }) => [bookTitle, showName]),
  ];
  const missing = new Set(
    Array.from(titles.join('')).filter((sign) => font.glyphOf(sign.codePointAt(0) ?? 0) === 0),
  );
  expect([...missing], 'run content-media/make-font.mjs').toEqual([]);
});
