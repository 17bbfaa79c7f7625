import { ESLint } from 'eslint';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from './repository.js';

const rules = ['no-restricted-syntax', '@typescript-eslint/no-restricted-imports'];
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => rules.includes(ruleId) });
// Loads the configuration with all its plugins: seconds on a busy machine.
beforeAll(() => eslint.calculateConfigForFile(join(root, 'apps/server/src/app.ts')), 60_000);

/** What is wrong with a file of the server. */
async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, 'apps/server/src', file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('SQL', () => {
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

it.each(['import', 'export * from', 'export const part = import('])(
  'refuses a relative path without an extension: %s',
  async (start) => {
    const end = start.endsWith('(') ? `);` : ';';
    for (const file of ['app.ts', 'app.test.ts', 'db/migrate.ts']) {
      expect(await lint(file, `${start} './part'${end}`)).toHaveLength(1);
      expect(await lint(file, `${start} './part.js'${end}`)).toEqual([]);
    }
  },
);
