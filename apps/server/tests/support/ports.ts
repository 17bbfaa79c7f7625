import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports that no system hands out by itself: Linux starts at 32768, macOS and Windows at 49152. A free port above
 * could be given to any connection of another test before it is used.
 */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 50;

/** A TCP port of 127.0.0.1 for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  for (let time = 0; time < TRIES; time += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('no free TCP port');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
