import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../app/conditional.js';
import { allowInlineScripts } from '../external/security-headers.js';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A document in memory, compressed once. */
export interface Page {
  etag: string;
  /** Sources of the content security policy for the scripts that stand in the document. */
  scriptHashes: string[];
  bodies: Record<Encoding, Buffer>;
}

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** Without `src` and `type`: a data block is never executed. */
const inlineScript = /<script>([^]*?)<\/script>/g;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

export async function createPage(html: string): Promise<Page> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity, { level: 9 })]);
  return {
    etag: `W/"${hash(html)}"`,
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${hash(script)}'`),
    bodies: { br, gzip: gzipped, identity },
  };
}

/** Browsers keep the page but ask at every visit. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  allowInlineScripts(reply, page.scriptHashes);
  void reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding');
  if (isUnchanged(request, reply)) return reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', [...encodings]) ?? 'identity';
  // Otherwise the compression of all answers would compress it again.
  return reply
    .header('content-encoding', encoding)
    .type('text/html; charset=utf-8')
    .send(page.bodies[encoding]);
}
