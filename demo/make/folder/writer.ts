import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export function writerInto(into: string): (file: string, content: string | Uint8Array) => Promise<void> {
  const made = new Set<string>();
  return async (file, content) => {
    const path = join(into, file);
    const folder = dirname(path);
    if (!made.has(folder)) await mkdir(folder, { recursive: true });
    made.add(folder);
    await writeFile(path, content);
  };
}
