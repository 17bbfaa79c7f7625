import { setTimeout as pause } from 'node:timers/promises';
import type { BenchRequest } from './cases.js';
import { intervalOfMedian, median, quantileOf } from './pairs.js';
import { type Answered, readDuring } from './steady.js';

/** Milliseconds of a window in which the one before it may still be felt. */
const settling = 150;

interface Options {
  /** Of the server. */
  address: string;
  /** What readers send. */
  requests: readonly BenchRequest[];
  /** Of them in a second. */
  rate: number;
  pairs: number;
  windowMilliseconds: number;
  /** What readers may feel; it lasts for a window. */
  work: (milliseconds: number) => Promise<void>;
  /** What is measured before the first window, while readers read already. */
  before?: () => Promise<void>;
}

interface Window {
  isBusy: boolean;
  begin: number;
  end: number;
}

interface Quantiles {
  p50: number;
  p99: number;
}

export interface Pair {
  busy: Quantiles;
  quiet: Quantiles;
}

/**
 * What readers feel of some work: windows with and without it alternate, and which comes first alternates too. What
 * else the machine does changes more slowly than that, so it meets both windows of a pair.
 */
export async function compareWindows({ windowMilliseconds, work, ...options }: Options): Promise<Pair[]> {
  const windows: Window[] = [];
  const answered = await readDuring(options, async () => {
    await pause(3_000);
    await options.before?.();
    for (let turn = 0; turn < options.pairs; turn += 1) {
      for (const isBusy of turn % 2 === 0 ? [true, false] : [false, true]) {
        const begin = performance.now();
        await (isBusy ? work(windowMilliseconds) : pause(windowMilliseconds));
        windows.push({ isBusy, begin, end: performance.now() });
      }
    }
  });
  return pairsOf(windows, answered);
}

function pairsOf(windows: readonly Window[], answered: readonly Answered[]): Pair[] {
  const measured = windows.map(({ begin, end, isBusy }) => {
    const taken = answered
      .filter(({ due }) => due >= begin + settling && due < end)
      .map(({ milliseconds }) => milliseconds);
    return { isBusy, p50: quantileOf(taken, 0.5), p99: quantileOf(taken, 0.99) };
  });
  const quiet = measured.filter((one) => !one.isBusy);
  return measured
    .filter((one) => one.isBusy)
    .flatMap((busy, index) => {
      const other = quiet[index];
      return other === undefined ? [] : [{ busy, quiet: other }];
    });
}

export function tableOf(pairs: readonly Pair[]): string {
  const line = (name: keyof Quantiles): string => {
    const ratios = pairs.map(({ busy, quiet }) => busy[name] / quiet[name]);
    const { low, high } = intervalOfMedian(ratios);
    const times = (['busy', 'quiet'] as const).map((kind) =>
      median(pairs.map((pair) => pair[kind][name])).toFixed(1),
    );
    const [ratio, from, to] = [median(ratios), low, high].map((one) => one.toFixed(2));
    return `| ${name}, ms | ${times.join(' | ')} | ${ratio ?? ''} | ${from ?? ''} to ${to ?? ''} |`;
  };
  const day = new Date().toISOString().slice(0, 10);
  return [
    `| ${day}, ${String(pairs.length)} pairs | with | without | with / without | its 95 % interval |`,
    '| --- | ---: | ---: | ---: | ---: |',
    line('p50'),
    line('p99'),
  ].join('\n');
}
