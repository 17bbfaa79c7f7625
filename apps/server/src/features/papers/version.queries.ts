import type { Database } from '../../db/database.js';

/** A number that changes with the titles and facets of the papers. */
export async function readVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom('paper_version').select('version').executeTakeFirstOrThrow();
  return version;
}
