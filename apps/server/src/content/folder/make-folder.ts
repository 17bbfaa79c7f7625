import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { drawPicture, type PictureKind, pictureSizes } from '../media/draw-picture.js';
import { demoFolder } from '../../startup/demo-folder.js';

const kinds = Object.keys(pictureSizes) as [PictureKind, ...PictureKind[]];

/** A row of `demo/pictures.csv`. */
const picture = z.strictObject({
  文件: z.string().min(1),
  样式: z.enum(kinds),
  标题: z.string().min(1),
  副标题: z.string(),
  种子: z.coerce.number().int(),
});

/**
 * Makes the folder that the importer loads: the texts and tables of `demo/content`, and the pictures that
 * `demo/pictures.csv` lists.
 */
export async function makeFolder(
  into: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await cp(join(demoFolder(), 'content'), into, { recursive: true });
  const list = parse(await readFile(join(demoFolder(), 'pictures.csv')), { columns: true, bom: true });
  const pictures = z.array(picture).parse(list);
  for (const [
    index,
    { 文件: file, 样式: kind, 标题: title, 副标题: subtitle, 种子: seed },
  ] of pictures.entries()) {
    const path = join(into, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, drawPicture({ kind, title, subtitle, seed }));
    onProgress(index + 1, pictures.length);
  }
}
