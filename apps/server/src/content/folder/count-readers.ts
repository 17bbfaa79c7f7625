import type { ClientBase } from 'pg';
import { z } from 'zod';
import { readTable } from './tables.js';

const count = z.coerce.number().int();
const articleCounts = z.strictObject({ 编号: z.string(), 浏览: count, 播放: count });
const resourceCounts = z.strictObject({ 编号: z.string(), 下载: count });

/**
 * Gives the imported records the counts of `demo/article-counts.csv` and `demo/resource-counts.csv`. Visitors make them,
 * so they are no part of a content folder.
 */
export async function countReaders(client: ClientBase): Promise<void> {
  const articles = JSON.stringify(await readTable('article-counts.csv', articleCounts));
  await client.query(
    `update all_articles as counted set view_count = given.浏览
       from ${given('article', '编号 text, 浏览 integer')} where known.content_id = counted.id`,
    [articles],
  );
  await client.query(
    `update courses as counted set play_count = given.播放
       from ${given('article', '编号 text, 播放 integer')} where known.content_id = counted.article_id`,
    [articles],
  );
  await client.query(
    `update all_book_resources as counted set download_count = given.下载
       from ${given('book-resource', '编号 text, 下载 integer')} where known.content_id = counted.id`,
    [JSON.stringify(await readTable('resource-counts.csv', resourceCounts))],
  );
}

/** The rows of the parameter with their records. */
function given(kind: string, columns: string): string {
  return `jsonb_to_recordset($1::jsonb) as given (${columns})
            join imported_records as known on known.kind = '${kind}' and known.key = given.编号`;
}
