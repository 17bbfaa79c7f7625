import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** In ms. The load average would include what ended a minute ago. */
const WATCHED = 2000;

function used(): { busy: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const all = times.flatMap((time) => Object.values(time)).reduce((sum, time) => sum + time, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** The share of the processors that is in use before the bench begins. */
export async function otherWork(): Promise<number> {
  const before = used();
  await setTimeout(WATCHED);
  const after = used();
  return (after.busy - before.busy) / (after.all - before.all);
}
