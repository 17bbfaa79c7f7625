import type { Database } from '../db/database.js';

/** What `downloads.type` calls the kinds of what can be downloaded. */
export const downloadTypes = { paper: 1, bookResource: 2 } as const;
export type DownloadType = (typeof downloadTypes)[keyof typeof downloadTypes];

export interface Download {
  userId: number;
  type: DownloadType;
  contentId: number;
}

/**
 * Remembers who took what. Taken again it is the same record with a new time, so that nobody's list fills
 * with copies of one paper.
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
