import { KEPT } from '../../lib/kept/drop-kept.js';
import { fileKey, findKept } from '../../lib/kept/kept-cache.js';

function envelope(data: unknown): Response {
  const body = JSON.stringify({ code: 200, msg: '', data });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/**
 * The answer to what the page of a kept paper asks, for when the server cannot be reached. The addresses of the files are
 * those that are kept, which an older answer may not have.
 *
 * @param key of `answerKey`
 */
export async function keptRead(key: string, answered: Response | undefined): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(key);
  const isDetail = pathname.endsWith('/api/exam/detail');
  if (!isDetail && !pathname.endsWith('/api/exam/show_file')) return answered;
  const kept = await findKept(Number(searchParams.get('id')));
  if (kept === undefined) return answered;
  return isDetail ? (answered ?? envelope(kept.paper)) : envelope(kept.preview);
}

/** A file of a kept paper, or a part of it; `undefined` where it is not kept. */
export async function keptFile(request: Request): Promise<Response | undefined> {
  const kept = await caches.match(fileKey(request.url), { cacheName: KEPT, ignoreVary: true });
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (kept === undefined || first === undefined) return kept;
  const file = await kept.blob();
  const [start, end] = [Number(first), last ? Math.min(Number(last) + 1, file.size) : file.size];
  if (start >= end) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${String(file.size)}` } });
  }
  const part = file.slice(start, end, file.type);
  const range = `bytes ${String(start)}-${String(end - 1)}/${String(file.size)}`;
  return new Response(part, {
    status: 206,
    headers: { 'content-range': range, 'content-length': String(part.size) },
  });
}
