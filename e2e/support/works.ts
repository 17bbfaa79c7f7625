import { operate } from './operator.js';

/** Decides on a student's work as the operator does. */
export async function decideOnWork(id: number, decision: 'approve' | 'reject'): Promise<void> {
  const reason = decision === 'reject' ? ['--note', '照片不清晰，请重拍。'] : [];
  await operate('works', decision, String(id), ...reason);
}
