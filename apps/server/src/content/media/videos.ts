import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFolder } from '../../startup/demo-folder.js';
import type { FileSink } from './output/paper-writer.js';

/** How a paper is made; public, used by books. */
export const bookVideoKey = 'public/videos/book-introduction.mp4';

/** Copies the video to the file store. */
export async function writeBookVideo(files: FileSink): Promise<void> {
  await files.write(bookVideoKey, await readFile(join(demoFolder(), 'content/videos/book-introduction.mp4')));
}
