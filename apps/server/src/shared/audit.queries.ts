import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { AuditEntry, AuditEvent, AuditTrail } from './audit.js';

/** More are not read; the newest come first. */
const mostShown = 100;

export async function writeAudit(db: Database, trail: Pick<AuditTrail, 'putBack' | 'take'>): Promise<void> {
  const entries = trail.take();
  if (entries.length === 0) return;
  try {
    await sql`
      insert into audit_events (at, event, account, address, operation, count)
      select at, event, account, address, operation, count
        from jsonb_populate_recordset(null::audit_events, ${JSON.stringify(entries)}::jsonb)`.execute(db);
  } catch (error) {
    trail.putBack(entries);
    throw error;
  }
}

export async function deleteOldAudit(db: Database, keptDays: number): Promise<void> {
  await sql`delete from audit_events where at < now() - make_interval(days => ${keptDays}::integer)`.execute(
    db,
  );
}

export type ShownEvent = Pick<AuditEntry, 'address' | 'at'> & { event: AuditEvent };

/** @param hashes of an account */
export async function auditOf(db: Database, hashes: readonly string[]): Promise<ShownEvent[]> {
  return db
    .selectFrom('audit_events')
    .select((eb) => ['at', eb.ref('event').$castTo<AuditEvent>().as('event'), 'address'])
    .where('account', 'in', hashes)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
}
