import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import cruiser from '../../.dependency-cruiser.mjs';
import { readWorkspaces } from '../setup/workspaces.mjs';
import { root } from './repository.js';

const books = 'apps/server/src/features/books';
const papers = 'apps/server/src/features/papers';

const allowed = [
  ['apps/site/src/app/App.ts', `import '@inkstone/ui/part'; import '../screens/papers/Papers.js';`],
  ['apps/site/src/kits/kit.test.ts', `import '../app/App.js'; import '../test/site.js';`],
  ['apps/server/src/rows.ts', `import type { Part } from '@inkstone/demo/part';`],
  ['apps/server/src/demo-content/source.ts', `import '@inkstone/demo/part';`],
  ['apps/server/src/features/all-operations.ts', `import './books/handlers.js';`],
  [`${papers}/handlers.ts`, `import '../books/list.queries.js';`],
  ['contracts/provider/server.ts', `import '../../apps/server/src/part.js';`],
  ['packages/api/src/react.ts', `import 'react';`],
  ['packages/forms/src/types.ts', `import type { Part } from '@inkstone/api/part';`],
] as const;

const forbidden = [
  ['packages/ui/src/data.ts', `import '@inkstone/api/part';`, 'workspace-imports'],
  ['packages/ui/src/types.ts', `import type { Part } from '@inkstone/api/part';`, 'workspace-imports'],
  ['packages/ui/src/part.ts', `export const part = import('@inkstone/api/part');`, 'workspace-imports'],
  ['packages/api/src/view.ts', `export { part } from '@inkstone/ui/part';`, 'workspace-imports'],
  ['contracts/provider/hook.ts', `import '../../apps/server/src/part.js';`, 'workspace-imports'],
  ['apps/server/src/db/rows.ts', `import '@inkstone/demo/part';`, 'workspace-imports'],
  ['packages/forms/src/a.ts', `import '@inkstone/api/part';`, 'workspace-imports'],
  [
    'packages/forms/src/b.ts',
    `import type { Part } from '@inkstone/api/part';\nimport { part } from '@inkstone/api/part';`,
    'workspace-imports',
  ],
  ['apps/site/src/lib/part.ts', `import '../../../../packages/ui/src/part.js';`, 'workspace-by-name'],
  ['apps/site/src/lib/src.ts', `import '@inkstone/ui/src/part';`, 'workspace-exports'],
  ['packages/ui/src/check.ts', `import { z } from 'zod';`, 'workspace-without-package'],
  ['packages/api/src/hook.ts', `import { useState } from 'react';`, 'workspace-without-package'],
  ['packages/api/src/dom.ts', `import type { Root } from 'react-dom/client';`, 'workspace-without-package'],
  ['packages/new/src/index.ts', `import 'node:fs';`, 'workspace-in-table'],
  ['apps/site/src/lib/high.ts', `import '../kits/kit.js';`, 'floors'],
  ['apps/site/src/kits/kit.ts', `import '../screens/papers/Papers.js';`, 'floors'],
  ['apps/site/src/kits/test.ts', `import '../test/site.js';`, 'floors'],
  ['apps/site/src/screens/papers/High.ts', `import '../../app/App.js';`, 'floors'],
  ['apps/site/src/screens/books/Books.ts', `import '../papers/Papers.js';`, 'screens-by-themselves'],
  ['apps/server/src/shared/paging.ts', `import type { Any } from '../features/books/rule.js';`, 'floors'],
  [
    'apps/server/src/plugins/routes.ts',
    `import '../features/books/handlers.js';`,
    'server-handlers-put-together-once',
  ],
  [`${papers}/rule.ts`, `import '../books/handlers.js';`, 'server-handlers-put-together-once'],
  [`${books}/list.queries.ts`, `import '../../shared/envelope.js';`, 'server-queries-without-http'],
  ['apps/server/src/server.ts', `import '../../../demo/src/part.js';`, 'server-without-content'],
] as const;

let folder: string;
let result: ICruiseResult;

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkstone-imports-')));
  mkdirSync(join(folder, 'node_modules/@inkstone'), { recursive: true });
  for (const [workspace, name] of readWorkspaces(root)) {
    write(`${workspace}/package.json`, JSON.stringify({ name, exports: { './*': './src/*.ts' } }));
    write(`${workspace}/src/part.ts`, '');
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', name));
  }
  for (const file of [
    'apps/site/src/screens/papers/Papers.ts',
    'apps/site/src/test/site.ts',
    'apps/server/src/shared/envelope.ts',
    `${books}/handlers.ts`,
    `${books}/rule.ts`,
  ])
    write(file, '');
  for (const [file, code] of [...allowed, ...forbidden]) write(file, code);
  const { output } = await cruise(['.'], {
    ...cruiser.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: cruiser.forbidden ?? [] },
  });
  result = output as ICruiseResult;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function rulesBrokenBy(file: string): string[] {
  return result.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
}

it.each(allowed)('%s may %s', (file) => {
  expect(rulesBrokenBy(file)).toEqual([]);
});

it.each(forbidden)('%s may not %s', (file, _code, rule) => {
  expect(rulesBrokenBy(file)).toContain(rule);
});
