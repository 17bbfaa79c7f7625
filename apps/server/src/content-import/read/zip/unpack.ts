import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathOfEntry } from './entry-name.js';
import { openZip, ZipFault, type ZipLimits } from './zip-file.js';

/** Of a catalogue with a hundred thousand papers. */
const limits: ZipLimits = { entries: 500_000, bytes: 64 * 1024 ** 3 };

/**
 * Unpacks a ZIP file into a folder; what stands there already is overwritten.
 * @throws ZipFault before or after a part of it is written
 */
export async function unpack(
  path: string,
  folder: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const zip = await openZip(path, limits);
  try {
    const files = zip.entries.flatMap((entry) => {
      const name = pathOfEntry(entry);
      return name === undefined ? [] : [{ entry, name }];
    });
    const seen = new Set<string>();
    for (const [index, { entry, name }] of files.entries()) {
      if (seen.has(name)) throw new ZipFault(`里有两个“${name}”`);
      seen.add(name);
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      await pipeline(await zip.read(entry), createWriteStream(target, { mode: 0o600 }));
      onProgress(index + 1, files.length);
    }
  } catch (error) {
    if (error instanceof ZipFault) throw error;
    throw new ZipFault('解压时出错：已损坏，或磁盘已满', { cause: error });
  } finally {
    zip.close();
  }
}
