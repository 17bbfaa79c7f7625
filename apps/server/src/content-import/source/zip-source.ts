import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../errors/startup-error.js';
import type { Table } from '../read/sources.js';
import { unpack } from '../read/zip/unpack.js';
import { ZipFault } from '../read/zip/zip-file.js';
import type { ContentSource } from './content-source.js';
import { temporaryFolder } from './temporary-folder.js';

/** A whole content folder in a ZIP file, whose files may be in a folder of any name. */
export function zipSource(path: string, name: string): ContentSource {
  return {
    async open({ tables }) {
      const folder = await temporaryFolder();
      try {
        await unpackNamed(path, name, folder.path);
        return { root: await contentRoot(folder.path, tables), close: folder.remove };
      } catch (error) {
        await folder.remove();
        throw error;
      }
    },
  };
}

/** @throws StartupError with the name under which the editor knows the file */
export async function unpackNamed(path: string, name: string, folder: string): Promise<void> {
  try {
    await unpack(path, folder);
  } catch (error) {
    if (error instanceof ZipFault)
      throw new StartupError(`${name} ${error.message}。什么都没有写入。`, { cause: error });
    throw error;
  }
}

/** Windows packs a folder with the folder itself. */
export async function contentRoot(folder: string, tables: readonly Table[]): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  if (only === undefined || others.length > 0 || !only.isDirectory()) return folder;
  const isContent =
    /^(?:articles|agreements)$/.test(only.name) || tables.some(({ name }) => name === only.name);
  return isContent ? folder : contentRoot(join(folder, only.name), tables);
}
