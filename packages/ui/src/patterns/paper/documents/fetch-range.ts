/** Delays in ms before a range is requested again: phones lose connections, and pdf.js does not retry. */
const PAUSES = [500, 2000];

/** Fetches the bytes of a file from `begin` up to, but not including, `end`. */
export async function fetchRange(
  url: string,
  begin: number,
  end: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await askForRange(url, begin, end, signal);
    } catch (error) {
      const pause = PAUSES[attempt];
      if (signal.aborted || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function askForRange(url: string, begin: number, end: number, signal: AbortSignal) {
  const response = await fetch(url, {
    headers: { range: `bytes=${String(begin)}-${String(end - 1)}` },
    // In Chromium a request for a file waits while another one writes the same file to the cache.
    cache: 'no-store',
    signal,
  });
  const bytes = response.status === 206 ? new Uint8Array(await response.arrayBuffer()) : undefined;
  if (bytes?.length !== end - begin)
    throw new Error(`The range was answered with ${String(response.status)}`);
  return bytes;
}
