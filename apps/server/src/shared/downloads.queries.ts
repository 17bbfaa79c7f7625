import type { Database } from '../db/database.js';

/** Values of `downloads.type`. */
export const downloadTypes = { paper: 1, bookResource: 2 } as const;
export type DownloadType = (typeof downloadTypes)[keyof typeof downloadTypes];

export interface Download {
  userId: number;
  type: DownloadType;
  contentId: number;
}

/**
 * Records a download. The list 我的下载 has one record for each user and content, so that a double click adds no
 * duplicate: a unique constraint holds this, and a repeated download updates the time, so that the record comes first.
 * A download from that list itself is not recorded, so that the row does not move while it is being clicked.
 */
export async function recordDownload(db: Database, { userId, type, contentId }: Download): Promise<void> {
  await db
    .insertInto('downloads')
    .values({ user_id: userId, type, content_id: contentId })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type', 'content_id'])
        .doUpdateSet((eb) => ({ created_at: eb.ref('excluded.created_at') })),
    )
    .execute();
}
