import type { Database } from '../db/database.js';

export const downloadTypes = { paper: 1, bookResource: 2 } as const;
export type DownloadType = (typeof downloadTypes)[keyof typeof downloadTypes];

export interface Download {
  userId: number;
  type: DownloadType;
  contentId: number;
}

/**
 * One record for each user and content; a repeated download updates its time. A download from the list itself is not
 * recorded, so that the row does not move while it is clicked.
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
