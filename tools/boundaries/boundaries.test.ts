import { ESLint } from 'eslint';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoundaries } from './plugin.mjs';
import { LAYERS } from './table.mjs';
import { readWorkspaces } from './workspaces.mjs';

const root = join(import.meta.dirname, '..', '..');
const workspaces = readWorkspaces(root);
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  baseConfig: {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: (await import('typescript-eslint')).parser },
    plugins: { inkstone: createBoundaries({ root, layers: LAYERS, workspaces }) },
    rules: { 'inkstone/layers': 'error', 'inkstone/extensions': 'error' },
  },
});

async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) });
  return result?.messages.map((message) => message.message) ?? [];
}

describe('the table of layers', () => {
  it('has a row for every workspace and no other', () => {
    // Folders that are not workspaces, but have files that import workspaces.
    const others = ['tools', 'e2e'];
    const rows = Object.keys(LAYERS).filter((layer) => !others.includes(layer));
    expect(rows.toSorted()).toEqual([...workspaces.keys()].toSorted());
  });

  it('names only workspaces that exist', () => {
    const named = Object.values(LAYERS).flatMap(({ imports, typesFrom = [] }) => [...imports, ...typesFrom]);
    expect(named.filter((workspace) => !workspaces.has(workspace))).toEqual([]);
  });

  it('has no cycle, so that every workspace can be built after those that it imports', () => {
    const cyclesFrom = (layer: string, seen: string[]): string[] =>
      seen.includes(layer)
        ? [[...seen, layer].join(' → ')]
        : (LAYERS[layer]?.imports ?? []).flatMap((next) => cyclesFrom(next, [...seen, layer]));
    expect(Object.keys(LAYERS).flatMap((layer) => cyclesFrom(layer, []))).toEqual([]);
  });
});

describe('imports that are allowed', () => {
  it.each([
    ['apps/site/src/app/App.tsx', `import { Button } from '@inkstone/ui/components/Button';`],
    ['apps/server/src/app.ts', `import { passwordRule } from '@inkstone/forms';`],
    [
      'packages/forms/src/login/LoginForm.tsx',
      `import { TextField } from '@inkstone/ui/components/TextField';`,
    ],
    ['packages/forms/src/login/LoginForm.tsx', `import type { LoginPayload } from '@inkstone/api';`],
    ['packages/ui/src/components/Button/Button.tsx', `import { vars } from '../../theme/vars.js';`],
    ['contracts/consumer/books.pact.test.ts', `import { createClient } from '@inkstone/api';`],
    ['contracts/provider/server.ts', `import { buildApp } from '../../apps/server/src/app.js';`],
    ['packages/api/src/query-client.ts', `import { QueryClient } from '@tanstack/query-core';`],
    ['packages/api/src/react.ts', `import { use } from 'react';`],
  ])('%s: %s', async (file, code) => {
    expect(await lint(file, code)).toEqual([]);
  });
});

describe('imports that are not allowed', () => {
  it.each([
    ['packages/ui/src/components/Button/Button.tsx', `import { getBook } from '@inkstone/api';`],
    ['packages/ui/src/components/Button/Button.tsx', `import type { Book } from '@inkstone/api';`],
    ['packages/ui/src/components/Field/Field.tsx', `import { z } from 'zod';`],
    ['packages/forms/src/login/useLogin.ts', `import { login } from '@inkstone/api';`],
    ['packages/forms/src/login/useLogin.ts', `import { type LoginPayload } from '@inkstone/api';`],
    ['packages/forms/src/login/useLogin.ts', `const api = import('@inkstone/api');`],
    ['packages/api/src/client.ts', `import { useState } from 'react';`],
    ['packages/api/src/books/queries.ts', `import { queryOptions } from '@tanstack/react-query';`],
    ['packages/api/src/react.ts', `import { createRoot } from 'react-dom/client';`],
    ['packages/api/src/client.ts', `export { Button } from '@inkstone/ui/components/Button';`],
    ['contracts/consumer/books.pact.test.ts', `import { buildApp } from '../../apps/server/src/app.js';`],
    ['contracts/provider/states-hook.ts', `import { buildApp } from '../../apps/server/src/app.js';`],
    [
      'apps/site/src/app/App.tsx',
      `import { Button } from '../../../../packages/ui/src/components/Button/index.js';`,
    ],
    ['apps/site/src/app/App.tsx', `export * from '@inkstone/ui/src/components/Button/index.js';`],
    ['apps/site/src/app/App.tsx', `import { buildApp } from '@inkstone/server';`],
    ['e2e/home.spec.ts', `import { paths } from '../apps/site/src/config/paths.js';`],
  ])('%s: %s', async (file, code) => {
    expect(await lint(file, code)).toHaveLength(1);
  });

  it('are reported with what to do instead', async () => {
    expect(await lint('apps/site/src/a.ts', `import '../../../packages/ui/src/theme/theme.js';`)).toEqual([
      `'../../../packages/ui/src/theme/theme.js': reaches into packages/ui by a relative path; import @inkstone/ui instead.`,
    ]);
  });

  it('include a relative import without an extension', async () => {
    expect(await lint('apps/server/src/a.ts', `import { b } from './b';`)).toHaveLength(1);
    expect(await lint('apps/server/src/a.ts', `import { b } from './b.js';`)).toEqual([]);
  });
});

describe('workspaces', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkstone-workspaces-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ workspaces: ['packages/*', 'contracts'] }));
    for (const [path, name] of [
      ['packages/new', '@inkstone/new'],
      ['contracts', '@inkstone/contracts'],
    ] as const) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ name }));
    }
    mkdirSync(join(folder, 'packages/left-over'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are the folders with a package.json, listed by name or by pattern', () => {
    expect([...readWorkspaces(folder)]).toEqual([
      ['packages/new', '@inkstone/new'],
      ['contracts', '@inkstone/contracts'],
    ]);
  });
});
