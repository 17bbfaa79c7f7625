import type { FileStore } from '../../ports/files/file-store.js';
import { StoredFiles } from '../check/stored-files.js';
import type { ContentSource } from './content-source.js';
import { temporaryFolder } from './temporary-folder.js';
import { unpackVersion } from './version-file.js';

/** What an earlier version was loaded from. */
export function versionSource(id: number, files: Pick<FileStore, 'read'>): ContentSource {
  return {
    async open() {
      const folder = await temporaryFolder();
      try {
        const { stored, replaced } = await unpackVersion(files, id, folder.path);
        return {
          root: folder.path,
          stored: new StoredFiles(files, stored),
          replaced,
          close: folder.remove,
        };
      } catch (error) {
        await folder.remove();
        throw error;
      }
    },
  };
}
