import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { deleteUnlocked } from '../../db/delete-unlocked.js';
import { deviceName, type Source } from '../../security/source.js';

/** Days until a browser that has not logged in is a stranger again. */
const keptDays = 180;

export interface Caller {
  address: string;
  fingerprint: string;
}

/** @param userId undefined if there is no such account */
export async function sourceOf(
  db: Database,
  { address, fingerprint }: Caller,
  userId: number | undefined,
): Promise<Source> {
  const device = deviceName(fingerprint);
  if (device === '') return { address };
  // Also for an unregistered account: the response time must not show which exist.
  const known = await db
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', userId ?? 0)
    .where('device', '=', device)
    .executeTakeFirst();
  return known === undefined ? { address } : { address, knownDevice: device };
}

/** Call after a login. */
export async function rememberDevice(db: Database, userId: number, fingerprint: string): Promise<void> {
  const device = deviceName(fingerprint);
  if (device === '') return;
  await deleteUnlocked(db, 'known_devices', sql`last_used_at < now() - make_interval(days => ${keptDays})`);
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute();
}
