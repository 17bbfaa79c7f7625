import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { demoFolder } from '../../startup/demo-folder.js';
import { buildBooks } from '../books/build-books.js';
import { buildResources } from '../books/resources.js';
import { stages } from '../lookups/school.js';
import { drawCover } from '../media/draw-cover.js';
import { drawPicture, type PictureKind, pictureSizes } from '../media/draw-picture.js';
import { writeResourceFiles } from '../media/write-resource-files.js';
import { readTable } from './tables.js';

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

interface Drawn {
  file: string;
  draw: () => string;
}

const parallelWrites = 16;

/**
 * Makes the folder that the importer loads: the texts and tables of `demo/content`, the pictures and covers that
 * `demo/pictures.csv` and `demo/covers.csv` list, and the files of the books' resources.
 */
export async function makeFolder(
  into: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await cp(join(demoFolder(), 'content'), into, { recursive: true });
  const write = writerInto(into);
  const drawn = [...(await pictures()), ...(await covers())];
  for (let start = 0; start < drawn.length; start += parallelWrites) {
    const batch = drawn.slice(start, start + parallelWrites);
    await Promise.all(batch.map(({ file, draw }) => write(file, draw())));
    onProgress(start + batch.length, drawn.length);
  }
  await writeResourceFiles(buildResources(buildBooks()), { write });
}

function writerInto(into: string): (file: string, content: string | Uint8Array) => Promise<void> {
  const made = new Set<string>();
  return async (file, content) => {
    const path = join(into, file);
    const folder = dirname(path);
    if (!made.has(folder)) await mkdir(folder, { recursive: true });
    made.add(folder);
    await writeFile(path, content);
  };
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
