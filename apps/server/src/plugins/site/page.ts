import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../app/conditional.js';
import { allowInlineScripts } from '../external/security-headers.js';

interface Compression {
  brotli: (data: Buffer, options: BrotliOptions) => Buffer | Promise<Buffer>;
  gzip: (data: Buffer, options: ZlibOptions) => Buffer | Promise<Buffer>;
}

const inBackground: Compression = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };
/** With the priority of the thread that asks for it: the threads in the background have the usual one. */
export const inThisThread: Compression = { brotli: brotliCompressSync, gzip: gzipSync };

/** A document in memory, compressed once. */
export interface Page {
  etag: string;
  /** Sources of the content security policy for the scripts that stand in the document. */
  scriptHashes: string[];
  /** Uncompressed where it is asked for often. */
  bodies: Record<Exclude<Encoding, 'identity'>, Uint8Array> & { identity?: Uint8Array };
}

/** How hard a page is compressed: one that many visitors get takes its time. */
export const thoroughly = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };
export const quickly = { brotli: 5, gzip: 6 };

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** Without `src` and `type`: a data block is never executed. */
const inlineScript = /<script>([^]*?)<\/script>/g;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

export async function createPage(
  html: string,
  levels = thoroughly,
  compression = inBackground,
): Promise<Page> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([
    compression.brotli(identity, { params }),
    compression.gzip(identity, { level: levels.gzip }),
  ]);
  return {
    etag: `W/"${hash(html)}"`,
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${hash(script)}'`),
    bodies: { br, gzip: gzipped, identity },
  };
}

/**
 * Browsers keep the page but ask at every visit.
 *
 * @param vary the headers of the request, besides the encoding, on which the page depends
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  vary: readonly string[] = [],
): FastifyReply {
  allowInlineScripts(reply, page.scriptHashes);
  void reply
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', ['accept-encoding', ...vary].join(', '));
  if (reply.statusCode === 200 && isUnchanged(request, reply)) return reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', [...encodings]) ?? 'identity';
  // Otherwise the compression of all answers would compress it again.
  return reply
    .header('content-encoding', encoding)
    .type('text/html; charset=utf-8')
    .send(bodyOf(page, encoding));
}

function bodyOf({ bodies }: Page, encoding: Encoding): Buffer {
  const body = bodies[encoding];
  // From a thread come plain bytes.
  return body === undefined
    ? brotliDecompressSync(bodies.br)
    : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
