import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ClientBase } from 'pg';
import { demoFolder } from '../../startup/demo-folder.js';

/**
 * Gives the imported articles the counts of `demo/article-counts.csv`. Visitors make them, so they are no part of a
 * content folder.
 */
export async function countReaders(client: ClientBase): Promise<void> {
  const rows: unknown = parse(await readFile(join(demoFolder(), 'article-counts.csv')), {
    columns: ['key', 'views', 'plays'],
    fromLine: 2,
  });
  await client.query(
    `create temporary table demo_counts on commit drop as
       select known.content_id as id, given.views::integer, nullif(given.plays, '')::integer as plays
         from jsonb_to_recordset($1::jsonb) as given (key text, views text, plays text)
         join imported_records as known on known.kind = 'article' and known.key = given.key`,
    [JSON.stringify(rows)],
  );
  await client.query(
    'update all_articles set view_count = counts.views from demo_counts as counts where counts.id = all_articles.id',
  );
  await client.query(
    'update courses set play_count = counts.plays from demo_counts as counts where counts.id = courses.article_id',
  );
}
