import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parser, plugin } from 'typescript-eslint';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import cruiser from '../../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '..', '..');
const server = 'apps/server/src';

describe('imports within the server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkstone-boundaries-'));
    write('features/all-operations.ts', `import './books/handlers.js';`);
    write('features/books/handlers.ts', `import './list.queries.js';`);
    write('features/books/recovery.handlers.ts', '');
    write('features/books/list.queries.ts', `import '../../shared/paging.js';`);
    write('features/papers/handlers.ts', `import '../books/list.queries.js';`);
    write('features/papers/list.queries.ts', '');
    write('plugins/app/routes.ts', `import '../../features/all-operations.js';`);
    write('shared/envelope.ts', 'export interface Envelope { code: number }');
    write('shared/paging.ts', '');
    write('errors/refusal.ts', '');
    write('new-folder/module.ts', '');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function write(file: string, text: string): void {
    const path = join(folder, server, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  async function brokenRules(): Promise<string[]> {
    const { output } = await cruise([server], {
      ...cruiser.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: cruiser.forbidden ?? [] },
    });
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  }

  it('may be those of the architecture', async () => {
    expect(await brokenRules()).toEqual([]);
  });

  it.each([
    ['features/papers/handlers.ts', '../books/handlers.js', 'server-handlers-put-together-once'],
    ['features/papers/handlers.ts', '../books/recovery.handlers.js', 'server-handlers-put-together-once'],
    ['plugins/app/routes.ts', '../../features/books/handlers.js', 'server-handlers-put-together-once'],
    ['features/papers/list.queries.ts', '../../shared/envelope.js', 'server-queries-without-http'],
    ['shared/paging.ts', '../features/papers/list.queries.js', 'server-floors'],
    ['errors/refusal.ts', '../new-folder/module.js', 'server-floors'],
    ['features/papers/list.queries.ts', '../../errors/refusal.js', 'server-queries-without-http'],
  ])('of %s may not be %s', async (file, imported, rule) => {
    write(file, `import type { Any } from '${imported}';`);
    expect(await brokenRules()).toEqual([rule]);
  });
});

describe('SQL', () => {
  const ofRepository = new ESLint({ cwd: root });
  // Loads the configuration with all its plugins: seconds on a busy machine.
  beforeAll(() => ofRepository.calculateConfigForFile(join(root, server, 'app.ts')), 60_000);

  async function lint(file: string, code: string): Promise<string[]> {
    const filePath = join(root, server, file);
    const config = (await ofRepository.calculateConfigForFile(filePath)) as {
      rules: Record<string, [number, ...unknown[]]>;
    };
    const names = ['no-restricted-syntax', '@typescript-eslint/no-restricted-imports'];
    const eslint = new ESLint({
      cwd: root,
      overrideConfigFile: true,
      baseConfig: {
        files: ['**/*.ts'],
        languageOptions: { parser },
        plugins: { '@typescript-eslint': plugin },
        rules: Object.fromEntries(
          Object.entries(config.rules).filter(([name]) => names.includes(name)),
        ) as never,
      },
    });
    const [result] = await eslint.lintText(code, { filePath });
    return result?.messages.map(({ message }) => message) ?? [];
  }

  const statements = [
    `import { sql } from 'kysely';\nsql\`select 1\`;`,
    `import pg from 'pg';\nnew pg.Pool();`,
    `await db.selectFrom('books').execute();`,
    `await db.insertInto('books').execute();`,
    `await pool.query('select 1');`,
    'await pool.query(`select ${column}`);',
  ];

  it.each(statements)('is not written in a handler, a rule or a plugin: %s', async (code) => {
    for (const file of [
      'features/books/handlers.ts',
      'shared/paging.ts',
      'plugins/app/health.ts',
      'app.ts',
    ]) {
      expect(await lint(file, code)).toHaveLength(1);
    }
  });

  it.each(statements)('is written in a query file and in db: %s', async (code) => {
    for (const file of ['features/books/list.queries.ts', 'shared/uploads.queries.ts', 'db/migrate.ts']) {
      expect(await lint(file, code)).toEqual([]);
    }
  });

  it('does not forbid the types of a query', async () => {
    expect(await lint('startup/run.ts', `import type { Pool } from 'pg';\nexport type Own = Pool;`)).toEqual(
      [],
    );
  });
});
