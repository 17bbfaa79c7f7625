import type { Database } from '../../db/database.js';
import { jointly } from '../../shared/jointly.js';

/** @returns a number that changes with the titles and facets of the papers */
export type ReadVersion = () => Promise<number>;

export function createVersionReader(db: Database): ReadVersion {
  const read = jointly<undefined, number>(async (asked) => {
    const { version } = await db.selectFrom('paper_version').select('version').executeTakeFirstOrThrow();
    return asked.map(() => version);
  });
  return () => read(undefined);
}
