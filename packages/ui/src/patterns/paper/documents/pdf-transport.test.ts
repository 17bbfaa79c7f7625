// @vitest-environment node -- jsdom has no ReadableStream
import { expect, it, vi } from 'vitest';

import type { BegunPdf } from './begin-pdf.js';
import { PdfTransport } from './pdf-transport.js';

const LENGTH = 400_000;

/** The data passed to pdf.js: the offset of a range or `next`, with its length. */
function given(file: Partial<BegunPdf>, onLost?: () => void) {
  const asked: [number, number][] = [];
  const transport = new PdfTransport(
    {
      response: new Response(new Uint8Array(300)),
      inRanges: true,
      length: LENGTH,
      range: 65_536,
      fetchRange: (begin, end) => {
        asked.push([begin, end]);
        return begin === 65_536
          ? Promise.reject(new Error('offline'))
          : Promise.resolve(new Uint8Array(end - begin));
      },
      end: undefined,
      ...file,
    },
    new AbortController().signal,
    onLost,
  );
  const pieces: [string | number, number][] = [];
  const arrived = new Promise<void>((resolve) => {
    transport.transportReady((piece: { type: string; begin?: number; chunk?: Uint8Array }) => {
      pieces.push([piece.begin ?? piece.type, piece.chunk?.length ?? 0]);
      resolve();
    });
  });
  return { transport, asked, pieces, arrived };
}

const end = { from: 327_680, bytes: Promise.resolve(new Uint8Array(LENGTH - 327_680)) };

it('answers ranges of the end from what was asked for before, and asks for others', async () => {
  const { transport, asked, pieces } = given({ end });
  transport.requestDataRange(327_680, 393_216);
  transport.requestDataRange(393_216, LENGTH);
  transport.requestDataRange(131_072, 196_608);
  await expect.poll(() => pieces).toContainEqual([131_072, 65_536]);
  expect(pieces).toContainEqual([327_680, 65_536]);
  expect(pieces).toContainEqual([393_216, LENGTH - 393_216]);
  expect(asked).toEqual([[131_072, 196_608]]);
});

it('asks for a range of the end once more when the end has not come', async () => {
  const { transport, asked, pieces } = given({
    end: { from: 327_680, bytes: Promise.reject(new Error('offline')) },
  });
  transport.requestDataRange(327_680, 393_216);
  await expect.poll(() => pieces).toContainEqual([327_680, 65_536]);
  expect(asked).toEqual([[327_680, 393_216]]);
});

it('gives more bytes than were asked for when a range has failed: pdf.js then refuses the page', async () => {
  const onLost = vi.fn();
  const { transport, pieces, arrived } = given({ response: new Response(null) }, onLost);
  transport.requestDataRange(65_536, 131_072);
  await arrived;
  expect(pieces).toEqual([[65_536, 65_537]]);
  await expect.poll(() => onLost.mock.calls).toHaveLength(1);
});

it('reads the file as it comes where all its pages may be seen, and nothing of it where they may not', async () => {
  const whole = given({ end });
  await expect.poll(() => whole.pieces).toContainEqual(['progressiveDone', 0]);
  expect(whole.pieces[0]).toEqual(['progressiveRead', 300]);
  const cut = new Response(new Uint8Array(300));
  expect(given({ response: cut }).transport.streams).toBe(false);
  await expect.poll(() => cut.bodyUsed).toBe(true);
});

it('gives what comes in small pieces to pdf.js in large ones', async () => {
  const sizes = [30_000, 30_000, 30_000, 110_000];
  const response = new Response(
    new ReadableStream({
      start: (stream) => {
        for (const size of sizes) stream.enqueue(new Uint8Array(size));
        stream.close();
      },
    }),
  );
  const { pieces } = given({ response, end });
  await expect.poll(() => pieces).toContainEqual(['progressiveDone', 0]);
  expect(pieces.map(([, length]) => length)).toEqual([65_536, 65_536, 65_536, 3392, 0]);
});

it('fails where a file that comes in one answer breaks off', async () => {
  const broken = new Response(
    new ReadableStream({
      pull: () => {
        throw new TypeError('network error');
      },
    }),
  );
  await expect(given({ response: broken, inRanges: false }).transport.failed).rejects.toMatchObject({
    reason: 'unreachable',
  });
});
