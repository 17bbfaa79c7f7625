import { numbersIn, storedJson } from './stored.js';

/** The seconds by film, the film that was watched last at the end. */
const positions = storedJson('localStorage', 'filmPositions', numbersIn);

/** The films whose position is remembered. */
const MOST = 50;

function nameOf(id: number): string {
  return `film-${String(id)}`;
}

/** The second at which somebody stopped to watch a film; 0 for a film that is new or was watched to its end. */
export function filmPosition(id: number): number {
  return positions.read()?.[nameOf(id)] ?? 0;
}

/** @param second 0 forgets the film */
export function rememberFilmPosition(id: number, second: number): void {
  const { [nameOf(id)]: _former, ...others } = positions.read() ?? {};
  const entries = Object.entries(others);
  if (second > 0) entries.push([nameOf(id), Math.floor(second)]);
  positions.write(Object.fromEntries(entries.slice(-MOST)));
}
