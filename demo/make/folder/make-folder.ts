import { cp } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { buildBooks } from '../books/build-books.js';
import { buildResources } from '../books/resources.js';
import { stages } from '../lookups/school.js';
import { drawCover } from '../media/draw-cover.js';
import { drawPicture, type PictureKind, pictureSizes } from '../media/draw-picture.js';
import type { Drawn } from '../media/drawn.js';
import { writeResourceFiles } from '../media/write-resource-files.js';
import { buildPapers } from '../papers/build-papers.js';
import { paperPictures } from '../papers/paper-pictures.js';
import { specOf } from '../papers/paper-spec.js';
import { paperTable } from '../papers/paper-table.js';
import { startTypesetting } from '../papers/typesetting.js';
import { genuineCodeTable } from '../people/genuine-codes.js';
import { demoFolder } from '../places.js';
import { readArticleKeys } from '../site/article-keys.js';
import { recommendationTable } from '../site/recommendations.js';
import { readTable } from './tables.js';
import { writerInto } from './writer.js';

const kinds = Object.keys(pictureSizes) as [PictureKind, ...PictureKind[]];

const picture = z.strictObject({
  文件: z.string().min(1),
  样式: z.enum(kinds),
  标题: z.string().min(1),
  副标题: z.string(),
  种子: z.coerce.number().int(),
});

const cover = z.strictObject({
  文件: z.string().min(1),
  书名签: z.string().min(1),
  字: z.string().length(1),
  学段: z.enum(stages.map(({ name }) => name)),
  年份: z.coerce.number().int(),
  说明: z.string().min(1),
  横封面: z.enum(['是', '否']),
});

/** Called with the Chinese name of the step and its progress. */
export type MakingReport = (step: string, done: number, total: number) => void;

const parallelWrites = 16;

/** Makes the folder that the importer loads. */
export async function makeFolder(into: string, report: MakingReport): Promise<void> {
  const typesetting = startTypesetting(into);
  try {
    await cp(new URL('content/', demoFolder), into, { recursive: true });
    const write = writerInto(into);
    const books = buildBooks();
    const papers = buildPapers();
    const drawn = [...(await pictures()), ...(await covers()), ...paperPictures(papers)];
    for (let start = 0; start < drawn.length; start += parallelWrites) {
      const batch = drawn.slice(start, start + parallelWrites);
      await Promise.all(batch.map(({ file, draw }) => write(file, draw())));
      report('绘制插图', start + batch.length, drawn.length);
    }
    await write('papers.csv', table(paperTable(papers)));
    await write('recommendations.csv', table(recommendationTable(books, papers, await readArticleKeys())));
    await write('genuine-codes.csv', table(genuineCodeTable(books)));
    await writeResourceFiles(buildResources(books), { write });
    await typesetting.finish(papers.map(specOf), (done, total) => {
      report('排印试卷', done, total);
    });
  } finally {
    await typesetting.close();
  }
}

function table(rows: readonly Record<string, string>[]): string {
  return stringify([...rows], { header: true });
}

async function pictures(): Promise<Drawn[]> {
  const rows = await readTable('pictures.csv', picture);
  return rows.map(({ 文件: file, 样式: kind, 标题: title, 副标题: subtitle, 种子: seed }) => ({
    file,
    draw: () => drawPicture({ kind, title, subtitle, seed }),
  }));
}

async function covers(): Promise<Drawn[]> {
  const rows = await readTable('covers.csv', cover);
  return rows.map((row) => ({
    file: row.文件,
    draw: () =>
      drawCover({
        title: row.书名签,
        glyph: row.字,
        stage: stages.find(({ name }) => name === row.学段)?.key ?? 'neutral',
        year: row.年份,
        caption: row.说明,
        wide: row.横封面 === '是',
      }),
  }));
}
