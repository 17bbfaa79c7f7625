import autocannon from 'autocannon';
import type { BenchRequest } from './cases.js';

/** As Chromium sends it. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

const connections = 50;

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
  /** Processor time of the measured processes, in microseconds for each request. */
  cpu: number;
}

/** @returns microseconds */
export type ReadCpu = () => Promise<number>;

/** @param requests that each connection sends in turn, or a function that returns the next one of any connection */
export async function measure(
  address: string,
  requests: readonly BenchRequest[] | (() => BenchRequest),
  seconds: number,
  readCpu: ReadCpu,
): Promise<Figures> {
  const before = await readCpu();
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests:
      typeof requests === 'function'
        ? [{ setupRequest: (request) => ({ ...request, ...asBrowser(requests()) }) }]
        : requests.map(asBrowser),
  });
  const used = (await readCpu()) - before;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    cpu: used / result.requests.total,
  };
}

function asBrowser(request: BenchRequest): BenchRequest {
  return { ...request, headers: { ...request.headers, 'accept-encoding': acceptEncoding } };
}

export function medianOf(rounds: readonly Figures[]): Figures {
  const median = (figure: keyof Figures): number => {
    const sorted = rounds.map((round) => round[figure]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return {
    perSecond: median('perSecond'),
    p50: median('p50'),
    p99: median('p99'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    cpu: median('cpu'),
  };
}
