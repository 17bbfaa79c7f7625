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
 * Records a download. A repeated one updates the time of its record, so that a user's list has no duplicates.
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
