import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How large a catalogue is; every paper has a file of its own. */
export interface CatalogueSize {
  papers: number;
  articles: number;
}

const grades = ['高一', '高二', '高三'];
const subjects = ['语文', '数学', '英语', '物理', '化学', '历史'];
const provinces = ['北京市', '河北省', '江苏省', '四川省', '云南省'];
const types = ['期中考试', '期末考试'];
const paragraph = '这一段说明本校备课组怎样把一道题讲透：先读题，再画图，最后回到条件。'.repeat(6);
const parallelFiles = 64;

/** Writes a content folder, as a publisher keeps it: one table of papers with their files, one file for each article. */
export async function writeFolder(folder: string, { papers, articles }: CatalogueSize): Promise<void> {
  await writeMany(papers, async (number) => {
    const path = join(folder, fileOf(number));
    if (number % 1000 === 0) await mkdir(join(path, '..'), { recursive: true });
    return {
      path,
      text: `%PDF-1.4\n% ${String(number)}\n${'0 0 m 100 100 l S\n'.repeat(100)}startxref\n0\n%%EOF\n`,
    };
  });
  await mkdir(join(folder, 'articles', 'news'), { recursive: true });
  await writeArticles(folder, articles, 1, '');
  await writeTable(folder, papers, 0);
}

export async function changeFolder(folder: string, { papers, articles }: CatalogueSize): Promise<void> {
  await writeArticles(folder, articles, 100, '（修订）');
  await writeTable(folder, papers, 100);
}

function fileOf(number: number): string {
  return `files/${String(Math.floor(number / 1000))}/${String(number)}.pdf`;
}

/** @param every which articles are written: every hundredth, or all */
async function writeArticles(folder: string, count: number, every: number, mark: string): Promise<void> {
  await writeMany(Math.ceil(count / every), (place) => {
    const number = String(place * every);
    const front = `编号: a-${number}\n标题: 第 ${number} 则教研动态${mark}\n日期: 2026-03-01`;
    const text = `---\n${front}\n---\n\n## 经过\n\n${paragraph}\n\n${paragraph}\n`;
    return Promise.resolve({ path: join(folder, 'articles', 'news', `${number}.md`), text });
  });
}

/** @param every which papers have another title than at first; 0: none */
async function writeTable(folder: string, count: number, every: number): Promise<void> {
  const table = await open(join(folder, 'papers.csv'), 'w');
  try {
    await table.write('编号,标题,年级,学科,地区,类型,年份,日期,文件\n');
    for (let first = 0; first < count; first += 1000) {
      const rows = Array.from({ length: Math.min(1000, count - first) }, (_, place) => {
        const number = first + place;
        const mark = every > 0 && number % every === 0 ? '（修订）' : '';
        return rowOf(number, mark);
      });
      await table.write(rows.join(''));
    }
  } finally {
    await table.close();
  }
}

function rowOf(number: number, mark: string): string {
  const [grade, subject] = [pick(grades, number), pick(subjects, Math.floor(number / 3))];
  const [province, type] = [pick(provinces, Math.floor(number / 18)), pick(types, number)];
  const year = String(2015 + (number % 11));
  const title = `${year} 年${province}${grade}${subject}${type}试卷第 ${String(number)} 套${mark}`;
  return `p-${String(number)},${title},${grade},${subject},${province},${type},${year},${year}-11-12,${fileOf(number)}\n`;
}

function pick(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}

/** A few at a time: as many open files as records would exceed the limit of the system. */
async function writeMany(
  count: number,
  fileOfPlace: (place: number) => Promise<{ path: string; text: string }>,
): Promise<void> {
  for (let first = 0; first < count; first += parallelFiles) {
    const places = Array.from(
      { length: Math.min(parallelFiles, count - first) },
      (_, place) => first + place,
    );
    const files = [];
    for (const place of places) files.push(await fileOfPlace(place));
    await Promise.all(files.map(({ path, text }) => writeFile(path, text)));
  }
}
