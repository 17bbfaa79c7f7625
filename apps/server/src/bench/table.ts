import type { Figures } from './measure.js';

export const header = [
  '| case | processes | requests/s | p50 ms | p99 ms | failed | CPU µs | bare/s | bare p99 | bare CPU µs | ratio | MB |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
].join('\n');

interface Row {
  name: string;
  processes: number;
  ours: Figures;
  bare: Figures | undefined;
  memoryBytes: number;
}

export function toRow({ name, processes, ours, bare, memoryBytes }: Row): string {
  const cells = [
    name,
    processes,
    ours.perSecond.toFixed(0),
    ours.p50,
    ours.p99,
    ours.failed,
    ours.cpu.toFixed(0),
    bare?.perSecond.toFixed(0) ?? '',
    bare?.p99 ?? '',
    bare?.cpu.toFixed(0) ?? '',
    bare === undefined ? '' : (ours.perSecond / bare.perSecond).toFixed(2),
    (memoryBytes / 1e6).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}
