import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../errors/startup-error.js';
import { writing } from '../write-files.js';

/** Says that a folder was written by this program, which may replace it. */
const mark = '.inkstone-export';

export interface OutFolder {
  /** Where it is written until it is whole. */
  path: string;
  /** Puts it in the place of the former one. */
  finish: () => Promise<void>;
}

/**
 * A folder that is seen only when it is whole: it is written beside the one that is asked for, and then renamed.
 * @throws StartupError for a folder with files that are not from here
 */
export async function openOutFolder(out: string): Promise<OutFolder> {
  await refuseForeign(out);
  const path = `${out}.part`;
  await refuseForeign(path);
  await writing(path, rm(path, { recursive: true, force: true }));
  await writing(path, mkdir(path, { recursive: true }));
  await writeFile(join(path, mark), '');
  return {
    path,
    async finish() {
      const former = `${out}.former`;
      await rm(former, { recursive: true, force: true });
      await rename(out, former).catch(ignoreMissing);
      await writing(out, rename(path, out));
      await rm(former, { recursive: true, force: true });
    },
  };
}

async function refuseForeign(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw new StartupError(`不能写入 ${folder}（${codeOf(error)}）。`);
  });
  if (names.length > 0 && !names.includes(mark)) {
    throw new StartupError(`${folder} 里有别的文件，什么都没有写入；请换一个空的文件夹。`);
  }
}

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
