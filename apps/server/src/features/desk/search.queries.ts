import type { DeskHit } from '@inkstone/api/types';
import type { Database } from '../../db/database.js';
import type { OperatorRole } from '../../shared/operator-role.js';
import { deskQueues } from './queues.js';

/** Of one tray: who looks for something opens the tray for more. */
const mostHits = 5;

/** Items of the operator's trays in which a column says the word; those that wait first. */
export async function searchTrays(
  db: Database,
  word: string,
  roles: readonly OperatorRole[],
): Promise<DeskHit[]> {
  const mine = deskQueues.filter(({ role }) => roles.includes(role));
  const found = await Promise.all(mine.map((queue) => queue.find(db, word, mostHits)));
  return found.flat();
}
