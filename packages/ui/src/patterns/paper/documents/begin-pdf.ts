import { fetchFile } from './fetch-file.js';
import { fetchRange } from './fetch-range.js';
import { limits } from './limits.js';

type Bytes = Uint8Array<ArrayBuffer>;

const RANGE = 2 ** 16;
/** Size in bytes up to which a file is fetched in one response. Ranges would take longer. */
const SMALL = 2 ** 19;
/** Maximum number of bytes fetched from the end, which has the cross-reference table and mostly the fonts. */
const MOST_OF_END = 6 * RANGE;

/** A file that is being fetched. Without imports, which would become a chunk for which the viewer waits. */
export interface BegunPdf {
  response: Response;
  /** Whether the server accepts range requests. */
  inRanges: boolean;
  length: number;
  /** Bytes of one range request. */
  range: number;
  fetchRange: (begin: number, end: number) => Promise<Bytes>;
  /** The last bytes, which every page needs. Undefined where they contain the pages beyond the cut. */
  end: { from: number; bytes: Promise<Bytes> } | undefined;
}

/**
 * Requests the beginning and the end of a PDF while the library and its worker are being fetched. pdf.js
 * would request the end piece by piece, each a round trip, and share the bandwidth with the response to its
 * first request.
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
  // It is requested again where it is needed.
  bytes.catch(() => undefined);
  return { ...begun, end: { from, bytes } };
}
