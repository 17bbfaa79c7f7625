import type { Database } from '../../db/database.js';
import type { PaperFiles } from '../papers/files.queries.js';

export interface BundledPaper extends PaperFiles {
  id: number;
}

/** In the order of the ids. Withdrawn ones too: a link that has been given works until it expires. */
export async function findBundled(db: Database, ids: readonly number[]): Promise<BundledPaper[]> {
  const found = await db
    .selectFrom('all_papers')
    .select(['id', 'title as name', 'file_keys as fileKeys'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => found.find((paper) => paper.id === id) ?? []);
}
