import { actsOn, actText } from '../features/queues/acts.queries.js';
import type { Database } from '../db/database.js';
import { toDateText } from '../shared/wire.js';
import { toPlain } from './plain.js';

/** What has become of an item and who did it, one act a line. */
export async function actLines(
  db: Database,
  { queue, item }: { queue: string; item: string },
  statusNames: Readonly<Partial<Record<number, string>>>,
): Promise<string[]> {
  const acts = await actsOn(db, queue, item);
  return acts.map(
    ({ operator, created_at, ...act }) =>
      `${toDateText(created_at)}  ${toPlain(operator)}  ${toPlain(actText(act, statusNames))}`,
  );
}
