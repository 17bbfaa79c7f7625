import type { Interaction } from './next-screen.js';
import type { Row, Verdict } from './table.js';
import type { ColdVisit } from './visits.js';

/** How the name of a page ends that is opened at its plain address. */
export const PLAIN_ADDRESS = ', plain address';

/** Medians. */
export interface Figures {
  /** By the page's name; `plain HTML page` and `bare stack` are always there. */
  cold: ReadonlyMap<string, ColdVisit>;
  clickBare: number;
  clickHome: number;
  nextFetched: number;
  nextCached: number;
  again: number;
  filter: Interaction;
}

/** One round trip of the throttled network, in ms. */
const ROUND_TRIP_MS = 150;

function of(figures: Figures, name: string): ColdVisit {
  const visit = figures.cold.get(name);
  if (visit === undefined) throw new Error(`${name} was not measured`);
  return visit;
}

function times(value: number, base: number): string {
  return (value / base).toFixed(2);
}

function atMost(name: string, value: number, limit: number, unit: string): Verdict {
  const digits = limit < 10 ? 4 : 0;
  const text = (figure: number) =>
    `${digits === 0 ? figure.toFixed(0) : String(Number(figure.toFixed(digits)))}${unit}`;
  return { name, measured: text(value), wanted: `≤ ${text(limit)}`, holds: value <= limit };
}

function ratio(name: string, value: number, base: number, limit: number, against: string): Verdict {
  return {
    name,
    measured: `${times(value, base)} × ${against}`,
    wanted: `≤ ${String(limit)} × ${against}`,
    holds: value / base <= limit,
  };
}

export function judge(figures: Figures): { rows: Row[]; verdicts: Verdict[] } {
  const plain = of(figures, 'plain HTML page');
  const bare = of(figures, 'bare stack');
  const home = of(figures, 'home');
  const rows = [...figures.cold].map(([name, visit]) => ({
    name,
    cells: [
      visit.textMs.toFixed(0),
      times(visit.textMs, bare.textMs),
      times(visit.textMs, plain.textMs),
      visit.mainThreadMs.toFixed(0),
      times(visit.mainThreadMs, bare.mainThreadMs),
      visit.scriptsKb.toFixed(0),
      visit.allKb.toFixed(0),
      visit.shift.toFixed(4),
    ],
  }));
  const all = [...figures.cold].filter(([, visit]) => visit !== plain && visit !== bare);
  const ours = all.filter(([name]) => !name.endsWith(PLAIN_ADDRESS));
  const atPlain = all.filter(([name]) => name.endsWith(PLAIN_ADDRESS));
  const verdicts = [
    ratio('home: text', home.textMs, plain.textMs, 1.5, 'plain'),
    ratio('home: answers a click', figures.clickHome, figures.clickBare, 1.3, 'bare'),
    ...ours
      .filter(([name]) => name !== 'home')
      .map(([name, { textMs }]) => ratio(`${name}: text`, textMs, bare.textMs, 1.15, 'bare')),
    ...atPlain.map(([name, { textMs }]) =>
      ratio(`${name}: text`, textMs, of(figures, name.replace(PLAIN_ADDRESS, '')).textMs, 1.15, 'behind #'),
    ),
    ...ours.map(([name, { mainThreadMs }]) =>
      ratio(`${name}: main thread`, mainThreadMs, bare.mainThreadMs, 1.5, 'bare'),
    ),
    atMost('home: scripts', home.scriptsKb, 138, ' KB'),
    ...all.map(([name, { shift }]) => atMost(`${name}: layout shift`, shift, 0.001, '')),
    atMost('next screen, cached', figures.nextCached, 100, ' ms'),
    atMost('next screen, fetched', figures.nextFetched, ROUND_TRIP_MS + 100, ' ms'),
    // 0 means that none took 50 ms, the shortest that browsers report.
    atMost('filter: longest task', figures.filter.longestTaskMs, 50, ' ms'),
    atMost('filter: interaction to next paint', figures.filter.toNextPaintMs, 100, ' ms'),
    atMost('second visit: text', figures.again, 400, ' ms'),
  ];
  return { rows, verdicts };
}
