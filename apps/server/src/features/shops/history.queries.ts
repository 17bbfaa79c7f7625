import type { Database } from '../../db/database.js';
import { actsOn, type State } from '../queues/acts.queries.js';

export interface Event {
  time: Date;
  /** Who did what, as an operator reads it. */
  text: string;
}

/** What has become of an application, the newest first. */
export async function historyOf(
  db: Database,
  { query_code, created_at }: { query_code: string; created_at: Date },
): Promise<Event[]> {
  const acts = await actsOn(db, 'shops', query_code);
  const events = acts.map(({ created_at: time, ...done }) => ({ time, text: describeAct(done) }));
  return [{ time: created_at, text: '申请人交来' }, ...events].toReversed();
}

interface Done {
  operator: string;
  act: string;
  status: number;
  after: State;
}

function describeAct({ operator, act, status, after }: Done): string {
  switch (act) {
    case 'resubmit': {
      const changed = String(after['changed'] ?? '');
      const count = changed === '' ? 0 : changed.split(',').length;
      return `申请人改后再交${count === 0 ? '' : `，换了 ${String(count)} 张`}`;
    }
    case 'assign':
      return `${operator}转给${String(after['assigned_to'] ?? '')}`;
    case 'reject':
      return `${operator}退回：${String(after['descr'] ?? '')}`;
    default:
      return `${operator}${steps[status] ?? ''}`;
  }
}

/** By the status that the step has led to. */
const steps: Readonly<Record<number, string>> = {
  1: '放回审核',
  2: '通过资质审核',
  3: '收到保证金',
  4: '发了授权证书',
};
