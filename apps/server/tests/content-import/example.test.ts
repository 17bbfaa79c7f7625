import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { articleColumns } from '../../src/content-import/kinds/article-columns.js';
import { importFolder } from '../../src/content-import/import-folder.js';
import { kindsOf } from '../../src/content-import/kinds/kinds.js';
import { readLookups } from '../../src/content-import/lookups.js';
import { repositoryRoot } from '../../src/config.js';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();

it('the example folder is loaded', async () => {
  const { pool } = site.server.database;
  const lines: string[] = [];
  const terminal = { step: (text: string) => lines.push(text), progress: () => undefined };
  const folder = join(repositoryRoot(), 'examples/content');
  await importFolder({
    folder,
    pool,
    files: site.server.services.files,
    terminal,
    confirm: () => Promise.resolve(false),
  });
  expect(lines).toEqual([
    [
      '将要：',
      '  文章：新增 3',
      '  图书：新增 1',
      '  图书资源：新增 1',
      '  试卷：新增 2',
      '  网店：新增 1',
      '  书店：新增 1',
      '  设置：新增 4',
      '  协议：新增 1',
    ].join('\n'),
    '内容已载入，存入 2 个文件。',
  ]);
});

/** What comes with the migrations, what visitors make, and what the server keeps for itself. */
const notWritten = [
  ...['activity_themes', 'book_categories', 'cities', 'course_classes', 'flow_types', 'grades', 'menu_items'],
  ...[
    'paper_types',
    'provinces',
    'resource_kinds',
    'school_types',
    'score_batches',
    'score_classes',
    'stages',
  ],
  ...['stage_subjects', 'store_platforms', 'subjects', 'university_types'],
  ...[
    'activity_applications',
    'audit_events',
    'book_donations',
    'book_feedbacks',
    'downloads',
    'favourites',
    'known_devices',
  ],
  ...[
    'login_sessions',
    'messages',
    'operator_acts',
    'outbox_messages',
    'shop_applications',
    'uploads',
    'user_books',
    'users',
  ],
  ...[
    'verification_codes',
    'content_loads',
    'content_versions',
    'counted_today',
    'figure_counts',
    'missed_searches',
    'scheduled_records',
    'imported_records',
    'page_reads',
    'paper_counts',
    'paper_previews',
    'paper_pairs',
    'paper_texts',
    'pictures',
  ],
  ...['paper_version', 'schema_migrations', 'search_pairs'],
  ...['operators', 'operator_recovery_codes', 'operator_sessions'],
  ...['book_errata', 'code_batches', 'code_checks', 'deliveries', 'notices'],
];

it('every table with content is written by a kind of record', async () => {
  const client = await site.server.database.pool.connect();
  const kinds = kindsOf(await readLookups(client));
  client.release();
  const written = kinds.flatMap(({ target }) => [
    target.table,
    ...(target.parts ?? []).map(({ table }) => table),
  ]);
  const { rows } = await site.server.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...written, ...notWritten]));
});

it('the manual names every file, column and field', async () => {
  const manual = await readFile(join(repositoryRoot(), 'docs/content.md'), 'utf8');
  const client = await site.server.database.pool.connect();
  const kinds = kindsOf(await readLookups(client)).map(({ sources, label, fields }) => {
    const row = manual
      .split('\n')
      .find((line) => sources.every((name) => line.startsWith('|') && line.includes(`\`${name}\``)));
    const cells = row?.split('|').map((cell) => cell.trim()) ?? [];
    const named = (isRequired: boolean) =>
      Object.values(fields)
        .filter(({ empty }) => (empty === undefined) === isRequired)
        .map((field) => field.label)
        // The manual says once that every kind has it.
        .filter((name) => name !== '上线时间')
        .join('、');
    return { found: cells.slice(2, 5), expected: [label, named(true), named(false)] };
  });
  client.release();
  for (const { found, expected } of kinds) expect(found).toEqual(expected);
  for (const { folders } of articleColumns()) {
    const [english, chinese] = folders;
    // A column without an English name has a folder by its own name, as the manual says of all.
    if (chinese !== undefined) expect(manual).toContain(`\`${String(english)}\`（${chinese}）`);
  }
});
