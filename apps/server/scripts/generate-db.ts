/**
 * Writes src/db/generated.ts from the migrations: a throw-away database is migrated and read back.
 * `--check` writes nothing and fails when the committed file differs.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as prettier from 'prettier';
import { createDatabase } from '../src/db/database.js';
import { clusterUser } from '../src/db/embedded/cluster.js';
import { migrate } from '../src/db/migrate.js';
import { startThrowAwayCluster } from '../src/db/throw-away.js';

const run = promisify(execFile);
const target = join(import.meta.dirname, '..', 'src', 'db', 'generated.ts');
const mark =
  '// Generated from src/db/migrations by `npm run generate:db -w @inkstone/server`; do not edit.\n';

/** Columns whose few values the migrations or the specifications fix, narrower than their SQL type. */
const narrowColumns = {
  'activities.activity_type': '1 | 2',
  'agreements.name': "'privacy_agreement' | 'user_agreement'",
  'articles.image_type': 'Generated<1 | 2>',
  'books.cover_type': 'Generated<1 | 2>',
  'favourites.type': '1 | 2 | 3 | 4 | 5',
  'outbox_messages.channel': "'mail' | 'sms'",
  'stages.id': '7 | 9 | 10',
  'users.role': '1 | 2 | 3 | 5',
};

const generated = await generate();
const committed = await readFile(target, 'utf8').catch(() => '');
if (!process.argv.includes('--check')) {
  await writeFile(target, generated);
} else if (committed !== generated) {
  process.stderr.write(
    'src/db/generated.ts 与迁移不一致，请运行 npm run generate:db -w @inkstone/server。\n',
  );
  process.exitCode = 1;
}

async function generate(): Promise<string> {
  const cluster = await startThrowAwayCluster();
  const output = await mkdtemp(join(tmpdir(), 'inkstone-types-'));
  const file = join(output, 'db.ts');
  try {
    const { pool, close } = createDatabase({
      host: cluster.socketFolder,
      user: clusterUser,
      database: 'postgres',
    });
    await migrate(pool);
    await close();
    const url = `postgresql://${clusterUser}@localhost/postgres?host=${encodeURIComponent(cluster.socketFolder)}`;
    const overrides = JSON.stringify({ columns: narrowColumns });
    const options = ['--dialect=postgres', `--url=${url}`, `--out-file=${file}`, `--overrides=${overrides}`];
    await run('kysely-codegen', options);
    const style = await prettier.resolveConfig(target);
    return await prettier.format(mark + (await readFile(file, 'utf8')), { ...style, parser: 'typescript' });
  } finally {
    await rm(output, { recursive: true, force: true });
    await cluster.stop();
  }
}
