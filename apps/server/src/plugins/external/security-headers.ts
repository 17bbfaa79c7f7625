import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { apiHeaders } from './api-headers.js';

interface Site {
  overHttps: boolean;
  /** Pages on other origins belong to the site. */
  hasOtherOrigins: boolean;
  mapOrigins: readonly string[];
  /** URL of WeChat's script for cards of shared pages; undefined: there are none. */
  weChatScript?: string | undefined;
}

const policyHeader = 'content-security-policy';
const ownScripts = "script-src 'self'";

/** @param hashes such as `'sha256-…'`, with the quotes */
export function allowInlineScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader(policyHeader));
  void reply.header(policyHeader, policy.replace(ownScripts, [ownScripts, ...hashes].join(' ')));
}

const pageHeaders = [
  policyHeader,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Half a kilobyte, which means nothing on a script. A worker has a policy of its own. */
export function dropPageHeaders(reply: FastifyReply, path: string): void {
  if (path.includes('worker')) return;
  for (const name of pageHeaders) reply.removeHeader(name);
}

export function securityHeaders(app: FastifyInstance, site: Site): void {
  const ofPages = headersOf(policyOf(site));
  const ofApi = apiHeaders(site);
  const ofWeChat = site.weChatScript === undefined ? ofPages : allowScript(ofPages, site.weChatScript);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(ofApi);
    else reply.headers(isInWeChat(request) ? ofWeChat : ofPages);
    done();
  });
}

/** Nobody else is told of another host. Pages are not kept by shared caches without asking, see `sendPage`. */
function isInWeChat({ headers }: FastifyRequest): boolean {
  return /MicroMessenger/i.test(headers['user-agent'] ?? '');
}

function allowScript(headers: Record<string, string>, url: string): Record<string, string> {
  const policy = headers[policyHeader] ?? '';
  return { ...headers, [policyHeader]: policy.replace(ownScripts, `${ownScripts} ${new URL(url).origin}`) };
}

/** What helmet sets, built once and not for each request. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error instanceof Error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Scripts only from our own files. Inline styles are allowed for styled-components; a nonce would need a page for
 * every visit. Videos, pictures and workers may be blobs, for downloads, previews and pdf.js.
 */
function policyOf(site: Site): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...site.mapOrigins],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Over plain http it would lock visitors out.
    strictTransportSecurity: site.overHttps ? { maxAge: 31_536_000 } : false,
    // Pages that may call the API also show its pictures.
    crossOriginResourcePolicy: { policy: site.hasOtherOrigins ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
