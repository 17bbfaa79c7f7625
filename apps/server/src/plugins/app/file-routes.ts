import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import mime from 'mime';
import parseRange from 'range-parser';
import { ladder } from '../../pictures/picture.js';
import type { ByteRange, FileStore, StoredFile } from '../../ports/files/file-store.js';
import { isPublicKey } from '../../ports/files/keys.js';
import { stepKey } from '../../ports/files/picture-keys.js';
import type { SignedLinks } from '../../ports/files/signed-links.js';
import { isUnchanged } from './conditional.js';
import { sendTransportError } from './errors.js';

interface FileServices {
  files: Pick<FileStore, 'find' | 'read'>;
  links: SignedLinks;
}

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

/** Public files for everyone, others by signed link. An invalid link gets the response of a missing file. */
export function fileRoutes(app: FastifyInstance, { files, links }: FileServices): void {
  const serve = async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = request.params['*'];
    const query = {
      expires: text(request.query['expires']),
      signature: text(request.query['signature']),
      name: text(request.query['name']),
    };
    const isPublic = isPublicKey(asked);
    if (!isPublic && !links.isValid(asked, query)) return sendTransportError(reply, 404);
    const step = isPublic ? await inWidth(files, asked, text(request.query['w'])) : undefined;
    if (step !== undefined) reply.header('vary', 'accept');
    // The whole picture is a JPEG or PNG. Who does not ask for WebP may be unable to show it: Safari before macOS 11.
    const key = step !== undefined && takesWebP(request) ? step : asked;
    const file = await files.find(key);
    if (file === undefined) return sendTransportError(reply, 404);
    describeFile(reply, key, file, isPublic ? '' : query.name);
    reply.header('cache-control', cacheControlOf(asked));
    if (isUnchanged(request, reply)) return reply.code(304).send();
    return await sendBytes(request, reply, file, (range) => files.read(key, range));
  };
  // Fastify's own HEAD route would send a Content-Length of 0.
  app.route({ method: ['GET', 'HEAD'], url: '/files/*', exposeHeadRoute: false, handler: serve });
}

/** Named by their content, which therefore never changes. */
const unchanging = /^public\/content\/[0-9a-f]{2}\/[0-9a-f]{40}\./;

function cacheControlOf(key: string): string {
  if (!isPublicKey(key)) return 'private, no-store';
  return unchanging.test(key) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function takesWebP({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('image/webp') === true;
}

/** @returns the key of the picture that is not narrower than wanted, or of the widest one */
async function inWidth(
  files: FileServices['files'],
  key: string,
  wanted: string,
): Promise<string | undefined> {
  if (!/^[1-9]\d{0,4}$/.test(wanted) || !unchanging.test(key)) return undefined;
  const wide = ladder.filter((step) => step >= Number(wanted));
  const narrow = ladder.filter((step) => step < Number(wanted)).toReversed();
  for (const step of [...wide, ...narrow]) {
    if ((await files.find(stepKey(key, step))) !== undefined) return stepKey(key, step);
  }
  return undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Types that the browser shows; others are downloaded, so that no script runs on our origin. An SVG may be embedded,
 * where its scripts do not run.
 */
const shownInline = /^(image\/(?!svg\+xml$)|video\/|audio\/)|^application\/pdf$/;

function describeFile(reply: FastifyReply, key: string, file: StoredFile, givenName: string): void {
  const type = mime.getType(key) ?? 'application/octet-stream';
  const inline = shownInline.test(type);
  const name = givenName === '' ? (key.split('/').at(-1) ?? key) : givenName;
  reply
    .type(type)
    .header('content-disposition', contentDisposition(name, { type: inline ? 'inline' : 'attachment' }))
    .header('etag', `W/"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`)
    .header('last-modified', file.modifiedAt.toUTCString())
    .header('accept-ranges', 'bytes');
  // For browsers that show an SVG anyway. Not for all types: a sandbox would prevent a PDF from being shown.
  if (type === 'image/svg+xml') {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  } else {
    reply.removeHeader('content-security-policy');
  }
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  read: (range?: ByteRange) => Promise<NodeJS.ReadableStream>,
): Promise<FastifyReply> {
  const range = wantedRange(request, reply, file);
  if (range === 'unsatisfiable') {
    return sendTransportError(reply.header('content-range', `bytes */${String(file.size)}`), 416);
  }
  const length = range === undefined ? file.size : range.end - range.start + 1;
  reply.header('content-length', length);
  if (range !== undefined) {
    reply
      .code(206)
      .header('content-range', `bytes ${String(range.start)}-${String(range.end)}/${String(file.size)}`);
  }
  return request.method === 'HEAD' ? reply.send() : reply.send(await read(range));
}

/** For several ranges, or a range of an older version, the whole file is sent. */
function wantedRange(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): ByteRange | 'unsatisfiable' | undefined {
  const { range: header, 'if-range': condition } = request.headers;
  if (header === undefined) return undefined;
  // Our ETags are weak and not allowed in If-Range: only the date can match.
  if (condition !== undefined && condition !== reply.getHeader('last-modified')) return undefined;
  const ranges = parseRange(file.size, header);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
