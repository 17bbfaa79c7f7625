import { readDevice, writeDevice } from './device.js';

const KEY = 'filmPositions';

/** The films whose position is remembered, the last ones that were watched. */
const MOST = 50;

type Positions = Record<string, number>;

/** Kept on the device beyond the session. It may hold what an older release has written. */
function read(): Positions {
  try {
    const stored: unknown = JSON.parse(readDevice(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
      ),
    );
  } catch {
    return {};
  }
}

/** The second at which somebody stopped to watch a film; 0 for a film that is new or was watched to its end. */
export function filmPosition(id: number): number {
  return read()[`film-${String(id)}`] ?? 0;
}

/** @param second 0 forgets the film */
export function rememberFilmPosition(id: number, second: number): void {
  const name = `film-${String(id)}`;
  const { [name]: _former, ...others } = read();
  const entries = Object.entries(others);
  const kept = second > 0 ? [...entries, [name, Math.floor(second)] as const] : entries;
  writeDevice(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
}
