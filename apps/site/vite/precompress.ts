import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:html|js|css|json|svg|webmanifest)$/;

/** Bytes below which a compressed copy saves no packet. */
const THRESHOLD = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < THRESHOLD) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Writes brotli and gzip copies of text files: compressing for each request takes a core at 85 requests a second. */
export function precompress(): Plugin {
  return {
    name: 'inkstone:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no output folder');
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => writeCompressed(join(dir, file))),
      );
    },
  };
}
