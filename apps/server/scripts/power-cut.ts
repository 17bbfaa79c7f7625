/**
 * Cuts the power while files are stored: an ext4 on a loop device, whose image is copied at any moment. The copy has
 * what the disk was given and nothing of the page cache; it is mounted, which replays the journal, and read. As root, on
 * Linux. Beside each file another one is written without fsync, which shows that the cut is one.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '../src/ports/files/folder-store.js';

const cuts = 20;
const filesBetweenCuts = 5;
const bytes = 64 * 1024;
const imageBytes = 64 * 1024 * 1024;

const place = await mkdtemp(join(tmpdir(), 'inkstone-power-cut-'));
const [disk, copy, live, after] = ['disk', 'copy', 'live', 'after'].map((name) => join(place, name)) as [
  string,
  string,
  string,
  string,
];

for (const folder of [live, after]) await mkdir(folder);
await writeFile(disk, '');
await truncate(disk, imageBytes);
run('mkfs.ext4', '-q', disk);
run('mount', '-o', 'loop', disk, live);
const lost = new Set<string>();
let lostWithoutSync = 0;
const stored = new Map<string, string>();
try {
  const store = createFolderStore(join(live, 'files'));
  for (let cut = 0; cut < cuts; cut += 1) {
    for (let index = 0; index < filesBetweenCuts; index += 1) {
      const [key, content] = [`cut-${String(cut)}/${String(index)}.bin`, randomBytes(bytes)];
      await store.write(key, content);
      stored.set(key, hashOf(content));
    }
    await writeFile(join(live, `plain-${String(cut)}`), randomBytes(bytes));
    run('cp', '--sparse=always', disk, copy);
    run('mount', '-o', 'loop', copy, after);
    try {
      for (const [key, hash] of stored) {
        const found = await readFile(join(after, 'files', key)).catch(() => Buffer.alloc(0));
        if (hashOf(found) !== hash) lost.add(key);
      }
      const plain = join(after, `plain-${String(cut)}`);
      if (!existsSync(plain) || (await readFile(plain)).length < bytes) lostWithoutSync += 1;
    } finally {
      run('umount', after);
    }
  }
} finally {
  run('umount', live);
  await rm(place, { recursive: true });
}
process.stdout.write(
  `${String(cuts)} cuts, ${String(stored.size)} files acknowledged: ${String(lost.size)} lost; ` +
    `of ${String(cuts)} files written without fsync ${String(lostWithoutSync)} lost\n`,
);
process.exitCode = lost.size === 0 && lostWithoutSync > 0 ? 0 : 1;

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: 'pipe' });
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
