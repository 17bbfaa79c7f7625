import type { Database } from '../../db/database.js';

export interface SizedPaper {
  id: number;
  fileKeys: string[];
}

export async function findSized(db: Database, ids: readonly number[]): Promise<SizedPaper[]> {
  return db
    .selectFrom('papers')
    .select(['id', 'file_keys as fileKeys'])
    .where('id', 'in', [...ids])
    .execute();
}

/** Pages of the files whose text has been read; a Word file has none. */
export async function findPageCounts(
  db: Database,
  fileKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (fileKeys.length === 0) return new Map();
  const found = await db
    .selectFrom('paper_texts')
    .select(['file_key', 'page_count'])
    .where('file_key', 'in', [...fileKeys])
    .where('page_count', '>', 0)
    .execute();
  return new Map(found.map((text) => [text.file_key, text.page_count]));
}
