import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import mime from 'mime';
import parseRange from 'range-parser';
import type { ByteRange, FileStore, StoredFile } from '../../ports/files/file-store.js';
import { isPublicKey } from '../../ports/files/keys.js';
import type { SignedLinks } from '../../ports/files/signed-links.js';
import { isUnchanged } from './conditional.js';
import { sendTransportError } from './errors.js';

interface FileServices {
  files: FileStore;
  links: SignedLinks;
}

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

/** Public files for everyone, others by signed link. An invalid link gets the response of a missing file. */
export function fileRoutes(app: FastifyInstance, { files, links }: FileServices): void {
  const serve = async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = request.params['*'];
    const query = {
      expires: text(request.query['expires']),
      signature: text(request.query['signature']),
      name: text(request.query['name']),
    };
    const isPublic = isPublicKey(key);
    if (!isPublic && !links.isValid(key, query)) return sendTransportError(reply, 404);
    const file = await files.find(key);
    if (file === undefined) return sendTransportError(reply, 404);
    describeFile(reply, key, file, isPublic ? '' : query.name);
    reply.header('cache-control', isPublic ? 'public, max-age=3600' : 'private, no-store');
    if (isUnchanged(request, reply)) return reply.code(304).send();
    return await sendBytes(request, reply, file, (range) => files.read(key, range));
  };
  // Fastify's own HEAD route would send a Content-Length of 0.
  app.route({ method: ['GET', 'HEAD'], url: '/files/*', exposeHeadRoute: false, handler: serve });
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
