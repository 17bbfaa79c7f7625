import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../../ports/files/s3-errors.js';
import { Refusal } from '../../errors/refusal.js';
import type { Envelope } from '../../shared/envelope.js';
import { InvalidInput } from '../../errors/invalid-input.js';
import { SparseLog } from './sparse-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of a refusal sent with HTTP status 200; 0: see the HTTP status. */
    refusalCode: number;
  }
  interface FastifyInstance {
    unavailable: SparseLog;
  }
}

const transportMessages: Readonly<Record<number, string>> = {
  400: '请求有误',
  404: '您访问的地址不存在',
  412: '文件已有变化，请重新获取',
  413: '提交的内容过大',
  415: '不支持以这种内容类型提交',
  416: '请求的文件范围无效',
  429: '访问过于频繁，请稍后再试',
  431: '请求头过大',
  500: '服务器开小差了，请稍后再试',
  503: '服务暂时不可用，请稍后再试',
};

const json = 'application/json; charset=utf-8';

/**
 * SQLSTATE classes after which the request may be repeated: a broken connection, too many of them, a shutdown, a
 * transaction rolled back because of another one.
 */
const unavailableDatabase = /^(08|40|53|57)/;
const brokenConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** Messages of pg, without a code, when the pool is exhausted or a connection is lost during a query or before the next. */
const lostConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client .* is not queryable$)/;

/** Headers set before a file turned out to be unreadable: a cache must not store the error as the file. */
const headersOfFiles = ['cache-control', 'content-disposition', 'etag', 'last-modified'];

export function sendTransportError(reply: FastifyReply, status: number, data: unknown = null): FastifyReply {
  for (const header of headersOfFiles) void reply.removeHeader(header);
  if (status !== 416) void reply.removeHeader('content-range');
  const msg = transportMessages[status] ?? transportMessages[500] ?? '';
  const envelope: Envelope = { code: status, msg, data };
  return reply.code(status).type(json).send(envelope);
}

/** What can be asked again in some seconds. */
export function sendBusy(reply: FastifyReply): FastifyReply {
  return sendTransportError(reply.header('retry-after', '5'), 503);
}

export function transportError(status: number): Error & { statusCode: number } {
  return Object.assign(new Error(transportMessages[status]), { statusCode: status });
}

/** The text of an error is never sent to the client. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('refusalCode', 0);
  app.decorate('unavailable', new SparseLog());
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
}

/** @param page answers with a page where a page was asked for */
export function handleMissing(
  app: FastifyInstance,
  page?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined,
): void {
  app.setNotFoundHandler((request, reply) => page?.(request, reply) ?? sendTransportError(reply, 404));
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error, request);
  if (refusal !== undefined) {
    request.refusalCode = refusal.code;
    const envelope: Envelope = { code: refusal.code, msg: refusal.message, data: refusal.data };
    return reply.code(200).type(json).send(envelope);
  }
  const status = transportStatus(error);
  if (status === 503) {
    const kind = [error.code, error.message].filter(Boolean).join(' ');
    request.server.unavailable.warn(request.log, kind, '所依赖的服务暂时不可用');
    return sendBusy(reply);
  }
  if (status >= 500) request.log.error({ err: error }, '处理请求时出错');
  return sendTransportError(reply, status);
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidInput) return Refusal.invalid(error.fieldErrors);
  if (error.code === 'FST_ERR_BAD_URL') return undefined;
  if (error.statusCode === 400 && isOperation(request)) return unreadable('请求内容不是有效的 JSON');
  // Data exception: a described value that PostgreSQL cannot store (a zero byte, a number too large).
  if (isDatabaseError(error) && error.code.startsWith('22')) {
    request.log.info({ code: error.code }, '提交的内容无法存入数据库');
    return unreadable('提交的内容含有无法处理的字符或数值');
  }
  if (isOfDeletedUser(error)) return Refusal.notLoggedIn();
  return undefined;
}

/** The account was deleted while another of its requests was writing. */
function isOfDeletedUser(error: FastifyError): boolean {
  return (
    isDatabaseError(error) &&
    error.code === '23503' &&
    'constraint' in error &&
    String(error.constraint).endsWith('_user_id_fkey')
  );
}

function unreadable(message: string): Refusal {
  return Refusal.invalid([{ field: '', message }]);
}

function transportStatus(error: FastifyError): number {
  if (isNoPath(error)) return 404;
  if (brokenConnection.has(error.code) || lostConnection.test(error.message)) return 503;
  if (isUnavailableStore(error)) return 503;
  if (isDatabaseError(error)) return unavailableDatabase.test(error.code) ? 503 : 500;
  const status = error.statusCode ?? 500;
  if (status in transportMessages) return status;
  return status >= 400 && status < 500 ? 400 : 500;
}

/** Only routes of the description have a schema. */
function isOperation(request: FastifyRequest): boolean {
  return request.routeOptions.schema !== undefined;
}

/** Not decodable, outside the folder of the site, or too long for the file system. */
function isNoPath(error: FastifyError): boolean {
  return ['FST_ERR_BAD_URL', 'FST_STATIC_FORBIDDEN_PATH', 'ENAMETOOLONG'].includes(error.code);
}

function isDatabaseError(error: FastifyError): boolean {
  return /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error;
}

/** The file store reported that it is unavailable, or did not respond at all. */
function isUnavailableStore(error: Error): boolean {
  return (statusOf(error) ?? 0) >= 500 || error.name === 'TimeoutError';
}
