import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Folder = Record<string, string | Buffer>;

export class ContentFolder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static async create(): Promise<ContentFolder> {
    return new ContentFolder(await mkdtemp(join(tmpdir(), 'inkstone-import-')));
  }

  async fill(folder: Folder): Promise<void> {
    await this.remove();
    await mkdir(this.path);
    for (const [name, content] of Object.entries(folder)) {
      const path = join(this.path, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }
}
