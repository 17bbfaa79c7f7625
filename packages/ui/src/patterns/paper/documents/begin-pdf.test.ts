import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { beginPdf } from './begin-pdf.js';

const KB = 1024;
const { signal } = new AbortController();

/** The requests: a range, or `whole`. */
let asked: string[];
/** Number of range requests that fail with 503 before the first response. */
let failures: number;

/** A server with a file of this length; every byte is the number of its 64 KB block. */
function serve(length: number, headers: Record<string, string> = { 'accept-ranges': 'bytes' }) {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const range = new Headers(init.headers).get('range');
    asked.push(range ?? 'whole');
    if (range === null)
      return Promise.resolve(
        new Response('%PDF-1.7', { headers: { 'content-length': String(length), ...headers } }),
      );
    if (failures > 0) {
      failures -= 1;
      return Promise.resolve(new Response('', { status: 503 }));
    }
    const [first = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number);
    const bytes = Uint8Array.from({ length: last + 1 - first }, (_, at) => Math.floor((first + at) / 65_536));
    return Promise.resolve(new Response(bytes, { status: 206 }));
  });
}

beforeEach(() => {
  asked = [];
  failures = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for the end of a large file together with its beginning', async () => {
  serve(2000 * KB);
  const { inRanges, end } = await beginPdf('/paper.pdf', true, signal);
  expect(inRanges).toBe(true);
  expect(asked).toEqual(['whole', `bytes=${String(27 * 65_536)}-${String(2000 * KB - 1)}`]);
  expect(end?.from).toBe(27 * 65_536);
  expect((await end?.bytes)?.at(-1)).toBe(31);
});

it('asks for no more than 448 KB of the end of a very large file', async () => {
  serve(64_000 * KB);
  const { end } = await beginPdf('/paper.pdf', true, signal);
  expect((await end?.bytes)?.length).toBeLessThanOrEqual(448 * KB);
});

it('takes a small file in one answer, and one whose server knows no ranges', async () => {
  serve(500 * KB);
  expect(await beginPdf('/paper.pdf', true, signal)).toMatchObject({ inRanges: false, end: undefined });
  serve(2000 * KB, {});
  expect(await beginPdf('/paper.pdf', true, signal)).toMatchObject({ inRanges: false, end: undefined });
  serve(2000 * KB, { 'accept-ranges': 'bytes', 'content-encoding': 'gzip' });
  expect(await beginPdf('/paper.pdf', true, signal)).toMatchObject({ inRanges: false, end: undefined });
  expect(asked).toEqual(['whole', 'whole', 'whole']);
});

it('does not ask for the end where the pages beyond the cut may be in it', async () => {
  serve(2000 * KB);
  expect(await beginPdf('/paper.pdf', false, signal)).toMatchObject({ inRanges: true, end: undefined });
  expect(asked).toEqual(['whole']);
});

it('refuses a file that is too large, and one that is not answered', async () => {
  serve(100_001 * KB);
  await expect(beginPdf('/paper.pdf', true, signal)).rejects.toMatchObject({ reason: 'large-pdf' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(beginPdf('/paper.pdf', true, signal)).rejects.toMatchObject({ reason: 'unreachable' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(beginPdf('/paper.pdf', true, signal)).rejects.toMatchObject({ reason: 'unreachable' });
});

it('asks for a range once more when it was not answered, and gives up after the third time', async () => {
  vi.useFakeTimers();
  serve(2000 * KB);
  const { fetchRange } = await beginPdf('/paper.pdf', false, signal);
  failures = 2;
  const answered = fetchRange(0, 65_536);
  await vi.runAllTimersAsync();
  expect((await answered).length).toBe(65_536);
  failures = 3;
  const given = expect(fetchRange(0, 65_536)).rejects.toThrow('503');
  await vi.runAllTimersAsync();
  await given;
  expect(asked).toHaveLength(7);
});
