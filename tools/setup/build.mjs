import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, NODE_24, ROOT } from './paths.mjs';
import { runStep } from './step.mjs';

const SOURCES = [
  'openapi',
  'packages',
  'apps',
  'demo/make',
  'tools/vite',
  'package-lock.json',
  'tsconfig.base.json',
  'turbo.json',
];
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'generated',
  'tests',
  '.turbo',
  '.cache',
]);
const OUTPUTS = [
  'apps/server/dist/server.js',
  'apps/desk/dist/index.html',
  'apps/site/dist/index.html',
  'apps/site/dist-server/render.js',
];

/**
 * Builds site, server and their dependencies unless no source has changed since the last build. Turbo would find the
 * same, but takes seconds.
 */
export async function ensureBuilt() {
  const stampFile = join(CACHE, 'start.stamp');
  const stamp = sourcesStamp(ROOT);
  if (
    OUTPUTS.every((file) => existsSync(join(ROOT, file))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  ) {
    return;
  }
  await runStep({
    label: '生成类型并构建网站与服务端',
    log: 'build.log',
    command: NODE_24,
    args: [
      join(ROOT, 'node_modules/turbo/bin/turbo'),
      'run',
      'build',
      '--filter=@inkstone/server',
      '--filter=@inkstone/desk',
      '--filter=@inkstone/site',
      '--output-logs=new-only',
    ],
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * Hash over the path, size and modification time of every source file, and over the VITE_ and SITE_ variables, which are
 * built into the site. Needs no git and reads no file.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string}
 */
export function sourcesStamp(root, environment = process.env) {
  const hash = createHash('sha256');
  const settings = Object.entries(environment).filter(([name]) => /^(?:VITE|SITE)_/.test(name));
  hash.update(JSON.stringify(settings.toSorted()));
  for (const source of SOURCES) visit(join(root, source));
  return hash.digest('hex');

  /** @param {string} path */
  function visit(path) {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts === undefined) return;
    if (!facts.isDirectory()) {
      hash.update(`${path}\0${String(facts.size)}\0${String(facts.mtimeMs)}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (!NOT_SOURCES.has(name) && !/\.(test|stories)\.tsx?$/.test(name)) visit(join(path, name));
    }
  }
}
