import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { BIN, CACHE, NODE_24, ROOT } from '../setup/paths.mjs';
import type { Story } from './chosen.js';

const outDir = join(CACHE, 'visual', 'storybook');

/** Builds Storybook without its documentation pages, which are not photographed. */
async function build(): Promise<void> {
  const child = spawn(
    NODE_24,
    [join(BIN, 'storybook'), 'build', '--test', '--quiet', '--output-dir', outDir],
    {
      cwd: ROOT,
      // As in the tests of the stories: without the tables of props, which take longer than all the rest.
      env: { ...process.env, VITEST: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
}

interface Index {
  entries: Record<string, Story & { type: string }>;
}

/** Builds and serves Storybook on a free port. */
export async function serveStorybook(): Promise<{
  address: string;
  stories: Story[];
  close: () => Promise<void>;
}> {
  await build();
  const index = JSON.parse(await readFile(join(outDir, 'index.json'), 'utf8')) as Index;
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
    close: () => server.close(),
  };
}
