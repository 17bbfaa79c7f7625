import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../ports/files/file-store.js';
import { StartupError } from '../errors/startup-error.js';
import { givenPath } from './given-path.js';

/** What readers sent in is for the operator alone. */
const onlyOwner = { file: 0o600, folder: 0o700 };

export interface PaperFiles {
  /** What they are, e.g. 营业执照. */
  noun: string;
  keys: readonly string[];
}

/**
 * Writes files of the store as e.g. `12 图片 1.jpg`.
 * @throws StartupError for a folder that cannot be written, and after the others for files that the store lacks
 */
export async function writeFiles(
  files: FileStore,
  item: string,
  papers: readonly PaperFiles[],
  out: string,
): Promise<string> {
  const folder = await makeFolder(out);
  const written: string[] = [];
  const missing: string[] = [];
  for (const { noun, keys } of papers) {
    for (const [index, key] of keys.entries()) {
      const name = fileName(item, noun, keys, index);
      if ((await files.find(key)) === undefined) {
        missing.push(name);
      } else {
        const bytes = await buffer(await files.read(key));
        const path = join(folder, name);
        await writing(path, writeFile(path, bytes, { mode: onlyOwner.file }));
        written.push(path);
      }
    }
  }
  if (missing.length > 0) {
    throw new StartupError(
      `文件存储里找不到：${missing.join('，')}。其余 ${String(written.length)} 个已写入 ${folder}。`,
    );
  }
  return written.length === 0 ? '没有文件。' : written.join('\n');
}

/** The name under which {@link writeFiles} writes a file. */
export function fileName(item: string, noun: string, keys: readonly string[], index: number): string {
  const number = keys.length === 1 ? '' : ` ${String(index + 1)}`;
  return `${item} ${noun}${number}${extname(keys[index] ?? '')}`;
}

export async function makeFolder(out: string): Promise<string> {
  const folder = givenPath(out);
  await writing(folder, mkdir(folder, { recursive: true, mode: onlyOwner.folder }));
  return folder;
}

export async function writeText(out: string, text: string): Promise<string> {
  const path = givenPath(out);
  await writing(path, writeFile(path, text, { mode: onlyOwner.file }));
  return path;
}

/** @throws StartupError with the reason */
export async function writing<Result>(path: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartupError(`不能写入 ${path}（${code}）。`);
  });
}
