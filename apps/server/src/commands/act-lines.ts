import { actsOn } from '../features/queues/acts.queries.js';
import type { Database } from '../db/database.js';
import { toDateText } from '../shared/wire.js';
import { toPlain } from './plain.js';

/** What has become of an item and who did it, one act a line. */
export async function actLines(
  db: Database,
  { queue, item }: { queue: string; item: string },
  statusNames: Readonly<Record<number, string>>,
): Promise<string[]> {
  const acts = await actsOn(db, queue, item);
  return acts.map(
    ({ operator, created_at, status }) =>
      `${toDateText(created_at)}  ${toPlain(operator)}  改为${statusNames[status] ?? String(status)}`,
  );
}
