import type { Database } from '../../db/database.js';

export interface CutPreview {
  fileKey: string;
  previewKey: string;
  pageCount: number;
}

export async function findPreviews(db: Database, fileKeys: readonly string[]): Promise<CutPreview[]> {
  if (fileKeys.length === 0) return [];
  return db
    .selectFrom('paper_previews')
    .select(['file_key as fileKey', 'preview_key as previewKey', 'page_count as pageCount'])
    .where('file_key', 'in', [...fileKeys])
    .execute();
}

/** Does nothing if another process was first: both have written the same file. */
export async function recordPreview(db: Database, preview: CutPreview): Promise<void> {
  await db
    .insertInto('paper_previews')
    .values({
      file_key: preview.fileKey,
      preview_key: preview.previewKey,
      page_count: preview.pageCount,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
