import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** ms. The load average would still count what has ended a minute ago. */
const WATCHED = 2000;

function used(): { busy: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const all = times.flatMap((time) => Object.values(time)).reduce((sum, time) => sum + time, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** Watches the processors for a moment and answers the share of them that is taken before the bench begins. */
export async function otherWork(): Promise<number> {
  const before = used();
  await setTimeout(WATCHED);
  const after = used();
  return (after.busy - before.busy) / (after.all - before.all);
}
