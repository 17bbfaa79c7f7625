import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from './config.js';
import { readDescription } from './description.js';
import { type Description, describedRoutes } from './plugins/app/described-routes.js';
import { answerError, handleErrors } from './plugins/app/errors.js';
import { fileRoutes } from './plugins/app/file-routes.js';
import { healthRoutes, type Probe } from './plugins/app/health.js';
import { watchInFlight } from './plugins/app/in-flight.js';
import { measureRequests, type PoolCounts } from './plugins/app/metrics.js';
import { logRequests, RequestLog, requestId } from './plugins/app/request-log.js';
import { allowOrigins } from './plugins/external/cross-origin.js';
import { limitRequests } from './plugins/external/request-limit.js';
import { docs } from './plugins/external/docs.js';
import { securityHeaders } from './plugins/external/security-headers.js';
import { site } from './plugins/external/site.js';
import type { Services } from './services.js';
import type { AnswerCheck } from './validation/compilers.js';

/** Bytes of a JSON body; no form comes near, and all errors of a body are collected. */
const bodyLimit = 256 * 1024;

export interface AppOptions {
  config: Pick<Config, 'publicUrl' | 'trustedProxies'> &
    Partial<Pick<Config, 'allowedOrigins' | 'metricsToken'>>;
  services: Services;
  logger: FastifyBaseLogger;
  /** Folder of the built site. */
  siteFolder: string;
  /** What becomes of an answer that does not match its description; production logs it. */
  answerCheck?: AnswerCheck;
  /** The database's pool, for the metrics. */
  pool?: PoolCounts;
  /** Asked by /readyz besides database and files. */
  probes?: Readonly<Record<string, Probe>>;
  /** Whether the server is about to stop. */
  isDraining?: () => boolean;
  /** For tests of the start itself; otherwise the bundled one. */
  description?: Description;
}

/** The whole server but the process and the database: the same for tests and for production. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, services } = options;
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new RequestLog(),
    genReqId: requestId,
    bodyLimit,
    // Fastify waits for ever otherwise: whoever sends a body byte by byte would hold connections for nothing. A
    // file of 5 MB takes minutes over a slow line; this is as long as the client waits (Spec A 9).
    requestTimeout: 5 * 60_000,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // While closing, what still comes in on open connections is answered as ever.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors(error, request, reply) {
      void answerError(error, request, reply);
    },
    clientErrorHandler: refuseMalformedRequest,
    routerOptions: { maxParamLength: 500 },
  });
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  const inFlight = watchInFlight(app);
  // The database is closed after the server: what was asked for must be done, and its codes on their way, by then.
  app.addHook('onClose', async () => {
    await inFlight.settled();
    await services.outbox.close();
  });
  logRequests(app);
  measureRequests(app, { pool: options.pool, token: config.metricsToken });
  const allowedOrigins = config.allowedOrigins ?? [];
  await securityHeaders(app, {
    overHttps: config.publicUrl?.startsWith('https:') ?? false,
    hasOtherOrigins: allowedOrigins.length > 0,
  });
  await allowOrigins(app, allowedOrigins);
  // Answers only: nobody is to send us a small body that unfolds into a large one.
  await app.register(compress, { global: true, globalDecompression: false, threshold: 1024 });
  healthRoutes(app, {
    probes: {
      数据库: () => sql`select 1`.execute(services.db),
      文件存储: () => services.files.check(),
      ...options.probes,
    },
    isDraining: options.isDraining ?? (() => false),
  });
  fileRoutes(app, services);
  await docs(app);
  await site(app, options.siteFolder);
  await app.register(async (api) => {
    limitRequests(api, services.limits);
    const description = options.description ?? readDescription();
    await describedRoutes(api, description, services, options.answerCheck ?? 'log');
    api.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
  });
  return app;
}

/** What is not HTTP at all never becomes a request, and still gets the envelope. */
function refuseMalformedRequest(
  error: { code?: string },
  socket: NodeJS.WritableStream & { writable: boolean },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify({
    code: tooLarge ? 431 : 400,
    msg: tooLarge ? '请求头过大' : '请求格式有误',
    data: null,
  });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`,
  );
}
