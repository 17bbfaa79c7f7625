import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBooks } from '../make/books/build-books.js';
import { buildResources } from '../make/books/resources.js';
import { writePaperFiles, type PaperSpec } from '../make/media/write-paper-files.js';
import { writeResourceFiles } from '../make/media/write-resource-files.js';
import { buildPapers } from '../make/papers/build-papers.js';
import { specOf } from '../make/papers/paper-spec.js';

const common = { typeName: '期中考试', year: 2026 } as const;
const papers: PaperSpec[] = [
  {
    ...common,
    id: 1,
    title: '山东省济南市2026—2027学年高三上学期期中考试数学试题',
    stage: 'high',
    gradeName: '高三',
    subjectName: '数学',
    keys: ['1.pdf'],
  },
  {
    ...common,
    id: 2,
    title: '初二物理课时练习：压强与浮力',
    typeName: '课时练习',
    unit: '压强与浮力',
    stage: 'middle',
    gradeName: '初二',
    subjectName: '物理',
    keys: ['2.pdf'],
  },
  {
    ...common,
    id: 3,
    title: '高二上学期期中考试英语试题',
    stage: 'high',
    gradeName: '高二',
    subjectName: '英语',
    keys: ['3.pdf'],
  },
  {
    ...common,
    id: 4,
    title: '五年级数学期末考试试卷',
    stage: 'primary',
    gradeName: '五年级',
    subjectName: '数学',
    keys: ['4.docx'],
  },
  {
    ...common,
    id: 5,
    title: '初三化学开学摸底考试试题',
    stage: 'middle',
    gradeName: '初三',
    subjectName: '化学',
    keys: ['5.png'],
  },
  {
    ...common,
    id: 6,
    title: '高三地理第一次模拟考试试题',
    stage: 'high',
    gradeName: '高三',
    subjectName: '地理',
    keys: ['6.pdf', '6-answers.docx', '6-answer-sheet.png'],
  },
  {
    ...common,
    id: 7,
    title: '高二数学期末考试试卷',
    stage: 'high',
    gradeName: '高二',
    subjectName: '数学',
    keys: ['7.docx'],
  },
  {
    ...common,
    id: 8,
    title: '一年级数学期末考试试卷',
    stage: 'primary',
    gradeName: '一年级',
    subjectName: '数学',
    keys: ['8.pdf'],
  },
];

/** The English papers have the longest words. */
const english = buildPapers()
  .filter(({ subjectName, gradeName }) => subjectName === '英语' && gradeName === '初二')
  .map(specOf)
  .slice(0, 8);

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
  return { pages, text: text.replaceAll(/\s/g, '') };
}

type Tagged = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

/** The tags of a page, without its contents: P() L(LI(Lbl() LBody(Formula()))). */
function rolesOf({ role, children }: Tagged): string {
  const inner = children.flatMap((child) => ('role' in child ? [rolesOf(child)] : []));
  return `${role}(${inner.join(' ')})`;
}

interface Line {
  text: string;
  /** Where it ends, in points from the left edge of the page. */
  end: number;
}

/** The lines of each page from the top down, without the footer and the seal line beside the text. */
async function linesOf(bytes: Uint8Array): Promise<Line[][]> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: Line[][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const rows = new Map<number, { left: number; right: number; text: string }[]>();
    for (const item of (await (await file.getPage(number)).getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, turned, , , left, bottom] = item.transform as number[];
      if (turned !== 0 || left === undefined || bottom === undefined || bottom < footerTop) continue;
      // Words in another script stand a little higher or lower.
      const row = [...rows.keys()].find((place) => Math.abs(place - bottom) <= 3) ?? bottom;
      const parts = rows.get(row) ?? [];
      rows.set(row, [...parts, { left, right: left + item.width, text: item.str }]);
    }
    const fromTop = [...rows].sort(([one], [other]) => other - one);
    pages.push(
      fromTop.map(([, parts]) => {
        const inOrder = parts.sort((one, other) => one.left - other.left);
        return {
          text: inOrder.map(({ text }) => text).join(' '),
          end: Math.max(...parts.map(({ right }) => right)),
        };
      }),
    );
  }
  await file.loadingTask.destroy();
  return pages;
}

/** Points from the lower edge of a page. */
const footerTop = 50;
/** Where a line ends that has no room for a further word. */
const fullLine = 520;
const sectionHeading = /^[一二三四五六七八九十]+、/u;
/** One Chinese character or one word of Latin letters, with the marks around it. */
const singleWord = /^[“‘（"']?(?:\p{Script=Han}|[A-Za-z]{2,})[，。；：、？！．.,;:?!"'”’）)]*$/u;

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
    '$title has its text, its answers and numbered pages',
    async ({ title, keys }) => {
      const bytes = fileAt(keys[0] ?? '');
      const { pages, text } = await readPdf(bytes);
      expect(text).toContain(title);
      expect(text).toContain('答案与解析');
      expect(text).toContain(`第${String(pages)}页共${String(pages)}页`);
      expect(bytes.length).toBeLessThan(300_000);
    },
  );

  test('an examination has the full marks of its kind, a seal line and notes about the answer sheet', async () => {
    const { text } = await readPdf(fileAt('1.pdf'));
    expect(text).toContain('满分：150分');
    expect(text).toContain('本题共8小题，每小题5分，共40分。');
    expect(text).toMatch(/密.*封.*线/u);
    expect(text).toContain('2B铅笔');
  });

  test('an exercise has a line for the name and no notes', async () => {
    const { text } = await readPdf(fileAt('2.pdf'));
    expect(text).toContain('姓名');
    expect(text).not.toContain('注意事项');
  });

  test('have no heading at the foot of a page, and no paragraph that ends with a line of one word', async () => {
    const all = new Map([...files, ...(await written(english))]);
    const printed = [...all].filter(([key]) => key.endsWith('.pdf'));
    expect(printed.length).toBeGreaterThan(8);
    for (const [key, bytes] of printed) {
      const pages = await linesOf(bytes);
      for (const lines of pages.slice(0, -1)) expect(lines.at(-1)?.text, key).not.toMatch(sectionHeading);
      const stranded = pages.flatMap((lines) =>
        lines.filter((line, place) => (lines[place - 1]?.end ?? 0) > fullLine && singleWord.test(line.text)),
      );
      expect(
        stranded.map(({ text }) => text),
        key,
      ).toEqual([]);
    }
  });

  test('have their alternatives as lists, also those in columns', async () => {
    for (const key of ['1.pdf', '3.pdf']) {
      const file = await getDocument({ data: new Uint8Array(fileAt(key)), verbosity: 0 }).promise;
      const told = rolesOf(await (await file.getPage(1)).getStructTree());
      await file.loadingTask.destroy();
      expect(told, key).toMatch(/L\((LI\(Lbl\(\) LBody\([^L]*\)\) ?){4}\)/);
    }
  });

  test('embed their fonts', () => {
    expect(Buffer.from(fileAt('1.pdf')).toString('latin1')).toContain('/FontFile');
  });
});

test('a Word paper contains its questions, pictures and answers, with headings and numbering of its own', async () => {
  const bytes = fileAt('4.docx');
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
  expect(value).toContain('<h1>五年级数学期末考试试卷</h1>');
  expect(value).toMatch(/<h2>一、口算（本题共\d小题/u);
  expect(value).toContain('<ol><li>');
  expect(value).toContain('答案与解析');
  expect(Object.keys(unzipSync(bytes))).toContain('word/footer1.xml');
});

test('a formula of a Word paper is one of Word', () => {
  const source = new TextDecoder().decode(unzipSync(fileAt('7.docx'))['word/document.xml']);
  expect(source).toContain('<m:f>');
  expect(source).not.toContain('frac(');
});

test('a first-grader is told neither about pencils for machines nor about an examination number', async () => {
  const { text } = await readPdf(fileAt('8.pdf'));
  expect(text).toContain('认真听老师读题');
  expect(text).not.toMatch(/2B|准考证|答题卡|考号/u);
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
  // Biology ends a year before the stage does: a grade without it has no questions.
  some.push(
    ...all.filter(({ stage, subjectName }) => stage === 'middle' && subjectName === '生物').slice(0, 1),
  );
  const resources = new Map<string, Uint8Array>();
  await writeResourceFiles(some, { write: (key, bytes) => Promise.resolve(void resources.set(key, bytes)) });
  expect([...resources.keys()].sort()).toEqual(some.map(({ key }) => key).sort());
  for (const { key, kind, bookTitle } of some) {
    const bytes = resources.get(key) ?? new Uint8Array();
    if (key.endsWith('.docx')) {
      expect((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value).toContain('答案与解析');
      continue;
    }
    const { pages, text } = await readPdf(bytes);
    expect(pages).toBeLessThanOrEqual(8);
    expect(text).toContain(bookTitle.replaceAll(/\s/g, ''));
    const isWide = Buffer.from(bytes).toString('latin1').includes('/MediaBox [0 0 720 405]');
    expect(isWide).toBe(kind === '教学课件');
  }
});
