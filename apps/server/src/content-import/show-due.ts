import type pg from 'pg';
import { kindsOf } from './kinds/kinds.js';
import { loadLock } from './load-lock.js';
import { readLookups } from './lookups.js';
import { applyChanges } from './write/apply.js';
import { findChanges } from './write/plan.js';
import { stageDue } from './write/schedule.js';
import { openStage } from './write/stage.js';

/** Shows the records whose time has come. */
export async function showDueRecords(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query('select from scheduled_records where shown_at <= now() limit 1');
  if (rowCount === 0) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [loadLock]);
    await openStage(client);
    await stageDue(client);
    await findChanges(client);
    await applyChanges(client, kindsOf(await readLookups(client)), () => undefined);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
