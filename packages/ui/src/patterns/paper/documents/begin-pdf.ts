import { fetchFile } from './fetch-file.js';
import { fetchRange } from './fetch-range.js';
import { limits } from './limits.js';

type Bytes = Uint8Array<ArrayBuffer>;

const RANGE = 2 ** 16;
/** Bytes of a file that comes in one answer. Ranges of it would take longer. */
const SMALL = 2 ** 19;
/** The most bytes of the end, which has the table of contents of a file and mostly its fonts. */
const MOST_OF_END = 6 * RANGE;

/** A file that is being fetched, without an import that would become a chunk for which the viewer waits. */
export interface BegunPdf {
  response: Response;
  /** Whether parts of it may be asked for. */
  inRanges: boolean;
  length: number;
  /** Bytes that pdf.js asks for at once. */
  range: number;
  fetchRange: (begin: number, end: number) => Promise<Bytes>;
  /** Its last bytes, which no page is shown without. Missing where the pages beyond the cut are in them. */
  end: { from: number; bytes: Promise<Bytes> } | undefined;
}

/**
 * Asks for the beginning and the end of a PDF while the library and its worker are still being fetched. pdf.js would ask
 * for one piece of the end after the other, each a round trip, and share the line with the answer to its first request.
 *
 * @param whole all its pages may be seen
 */
export async function beginPdf(url: string, whole: boolean, signal: AbortSignal): Promise<BegunPdf> {
  const response = await fetchFile(url, { size: limits.pdf, reason: 'large-pdf' }, signal);
  const { headers } = response;
  const length = Number(headers.get('content-length'));
  const inRanges =
    headers.get('accept-ranges') === 'bytes' && headers.get('content-encoding') === null && length > SMALL;
  const begun: BegunPdf = {
    response,
    inRanges,
    length,
    range: RANGE,
    fetchRange: (begin, end) => fetchRange(url, begin, end, signal),
    end: undefined,
  };
  if (!inRanges || !whole) return begun;
  const from = RANGE * Math.floor((length - Math.min(MOST_OF_END, length / 8)) / RANGE);
  const bytes = begun.fetchRange(from, length);
  // It is asked for once more where it is needed.
  bytes.catch(() => undefined);
  return { ...begun, end: { from, bytes } };
}
