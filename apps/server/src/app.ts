import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AnswerCache } from './answers/answer-cache.js';
import type { Config } from './config.js';
import { ping } from './db/database.js';
import { readDescription } from './description.js';
import { auditLimits } from './plugins/app/audit-limits.js';
import { compressAnswers } from './plugins/app/compression.js';
import { type Description, describedRoutes, type Side } from './plugins/app/described-routes.js';
import { answerError, handleErrors, handleMissing } from './plugins/app/errors.js';
import { countErrors } from './plugins/app/count-errors.js';
import { withBundles } from './features/paper-bundles/bundles.js';
import { fileRoutes } from './plugins/app/file-routes.js';
import { healthRoutes, type Probe } from './plugins/app/health.js';
import { watchInFlight } from './plugins/app/in-flight.js';
import { measureRequests, type PoolCounts } from './plugins/app/metrics.js';
import { logRequests, RequestLog, requestId } from './plugins/app/request-log.js';
import { requestLogger } from './plugins/app/request-logger.js';
import { allowOrigins } from './plugins/external/cross-origin.js';
import { docs } from './plugins/external/docs.js';
import { refuseSecondHost } from './plugins/external/one-host.js';
import { limitRequests } from './plugins/external/request-limit.js';
import { securityHeaders } from './plugins/external/security-headers.js';
import { desk } from './plugins/site/desk.js';
import { createReadPages } from './plugins/site/read-pages.js';
import { loadRenderer } from './plugins/site/renderer.js';
import { createOwnCalls } from './plugins/site/own-calls.js';
import { site } from './plugins/site/site.js';
import type { Services } from './shared/services.js';
import type { AnswerMode } from './validation/answers.js';

/** Bytes of a JSON body. All errors of a body are collected, so it must be limited. */
const bodyLimit = 256 * 1024;

export interface AppOptions {
  config: Pick<Config, 'publicUrl' | 'trustedProxies'> &
    Partial<
      Pick<Config, 'admission' | 'allowedOrigins' | 'mapOrigins' | 'metricsToken' | 'weChat' | 'countReads'>
    >;
  services: Services;
  logger: Logger;
  siteFolder: string;
  /** Folder of the built desk of the operators. */
  deskFolder?: string;
  /** `site` leaves the desk out, `desk` has nothing else; by default one server has both. */
  side?: Side;
  /** By default `compiled`, as in production; tests pass `checked`. */
  answers?: AnswerMode;
  /** How long visitors share an answer, see `features/shared-operations.ts`; by default every request is answered anew. */
  answerSeconds?: number;
  /** File of the built renderer of the site; without it pages are served as they were built. */
  rendererFile?: string;
  /** By default true; for nobody documents are made as fast as they can be. */
  hasReaders?: boolean;
  pool?: PoolCounts;
  probes?: Readonly<Record<string, Probe>>;
  isDraining?: () => boolean;
  /** Tests of the start pass their own; by default the bundled one is read. */
  description?: Description;
}

/** The whole server without the process and the database: the same for tests and production. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, side = 'both' } = options;
  const renderer = config.countReads === true ? await loadRenderer(options.rendererFile ?? '') : undefined;
  const services = { ...options.services, readPages: renderer && createReadPages(renderer) };
  // With the type of a base logger, the server has the same type as every plugin expects.
  const loggerInstance: FastifyBaseLogger = options.logger;
  const app = Fastify({
    loggerInstance,
    logController: new RequestLog(),
    childLoggerFactory: requestLogger,
    genReqId: requestId,
    bodyLimit,
    // Fastify has no limit by default. A file of 5 MB takes minutes on a slow line (Spec A 9).
    requestTimeout: 5 * 60_000,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // While the server closes, requests on open connections are still handled.
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
  // The database closes after the server: running requests and messages need it.
  app.addHook('onClose', async () => {
    await inFlight.settled();
    // The desk on an address of its own shares the services of the site, which closes after it.
    if (side === 'desk') return;
    services.pictures.close();
    await services.outbox.close();
  });
  logRequests(app, options.logger);
  refuseSecondHost(app);
  const ownCalls = createOwnCalls(app);
  limitRequests(app, services.limits, ownCalls);
  measureRequests(app, { pool: options.pool, token: config.metricsToken });
  countErrors(app, services.tally);
  auditLimits(app, services.auditTrail);
  const allowedOrigins = config.allowedOrigins ?? [];
  const address = {
    overHttps: config.publicUrl?.startsWith('https:') ?? false,
    hasOtherOrigins: allowedOrigins.length > 0,
  };
  securityHeaders(app, {
    ...address,
    mapOrigins: config.mapOrigins ?? [],
    weChatScript: config.weChat?.scriptUrl,
  });
  await allowOrigins(app, allowedOrigins);
  await compressAnswers(app);
  healthRoutes(app, {
    probes: {
      数据库: () => ping(services.db),
      文件存储: () => services.files.check(),
      ...options.probes,
    },
    isDraining: options.isDraining ?? (() => false),
  });
  fileRoutes(app, { links: services.links, files: withBundles(services) });
  if (side !== 'site') await desk(app, options.deskFolder);
  if (side === 'desk') {
    app.get('/', (_request, reply) => reply.redirect('/desk/'));
    handleMissing(app);
  } else {
    await docs(app);
    const missingPage = await site(
      app,
      {
        folder: options.siteFolder,
        renderer: options.rendererFile,
        hasReaders: options.hasReaders ?? true,
        publicUrl: config.publicUrl,
        crawlers: {
          db: services.db,
          siteName: services.siteName,
          admission: config.admission ?? { searchEngines: true, aiCrawlers: true },
        },
        files: services.files,
      },
      ownCalls,
    );
    handleMissing(app, missingPage);
  }
  await app.register(async (api) => {
    const description = options.description ?? readDescription();
    await describedRoutes(api, description, services, {
      answers: options.answers ?? 'compiled',
      cache: new AnswerCache(options.answerSeconds ?? 0),
      ownCalls,
      side,
    });
    api.addHook('onSend', (_request, reply, _payload, done) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done();
    });
  });
  return app;
}

/** Input that is not valid HTTP never becomes a request; the client still gets the envelope. */
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
