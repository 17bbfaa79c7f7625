import type { ReaderCounts } from '@inkstone/demo';
import type { ClientBase } from 'pg';

export async function countReaders(
  client: ClientBase,
  { articles, papers, resources }: ReaderCounts,
): Promise<void> {
  await client.query(
    `update all_articles as counted set view_count = given.views
       from ${given('article', 'views integer')} where known.content_id = counted.id`,
    [JSON.stringify(articles)],
  );
  await client.query(
    `update courses as counted set play_count = given.plays
       from ${given('article', 'plays integer')} where known.content_id = counted.article_id`,
    [JSON.stringify(articles)],
  );
  await client.query(
    `update all_papers as counted set view_count = given.views, download_count = given.downloads
       from ${given('paper', 'views integer, downloads integer')} where known.content_id = counted.id`,
    [JSON.stringify(papers)],
  );
  await client.query(
    `update all_book_resources as counted set download_count = given.downloads
       from ${given('book-resource', 'downloads integer')} where known.content_id = counted.id`,
    [JSON.stringify(resources)],
  );
}

function given(kind: string, columns: string): string {
  return `jsonb_to_recordset($1::jsonb) as given (key text, ${columns})
            join imported_records as known on known.kind = '${kind}' and known.key = given.key`;
}
