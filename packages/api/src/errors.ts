import type { FieldError } from './types.js';

/**
 * - `refused`: the server refused the call (`code`) or reported its own failure (`status` ≥ 400)
 * - `unauthenticated`: code -1; the session is already cleared
 * - `network`: no response arrived
 * - `timeout`: no complete response arrived within the time limit
 * - `malformed`: the response is not an envelope, for example an empty or truncated body or the HTML of a proxy
 */
export type ApiErrorKind = 'refused' | 'unauthenticated' | 'network' | 'timeout' | 'malformed';

/** Shown where the server sent no message. */
const DEFAULT_MESSAGES: Readonly<Record<ApiErrorKind, string>> = {
  refused: '操作没有成功，请稍后再试',
  unauthenticated: '当前用户未登录',
  network: '网络连接失败，请检查网络后再试',
  timeout: '请求超时，请稍后再试',
  malformed: '服务器开小差了，请稍后再试',
};

interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** The envelope's code; the HTTP status where there was no envelope; 0 where there was no response. */
  code?: number;
  /** The HTTP status; 0 where there was no response. */
  status?: number;
  /** The server's message; the default of the kind replaces an empty or missing one. */
  msg?: string;
  /** The envelope's data: `errors` of a 400, `retry_after` of a 429. */
  data?: unknown;
  cause?: unknown;
}

/** Any failure of a call. `msg` is Chinese and can be shown to the user (Spec A 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly status: number;
  readonly data: unknown;

  constructor({ kind, code, status = 0, msg, data, cause }: ApiErrorDetails) {
    super(msg === undefined || msg === '' ? DEFAULT_MESSAGES[kind] : msg, { cause });
    this.kind = kind;
    this.code = code ?? status;
    this.status = status;
    this.data = data;
  }

  get msg(): string {
    return this.message;
  }
}

/** The change needs a password or code of the owner. The screen asks for it, so it is not reported as a failure. */
export const UNCONFIRMED = 428;

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

/** The first message of each field of a 400, by field name; empty for any other error. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!isApiError(error) || error.code !== 400 || !isRecord(error.data)) return {};
  const { errors } = error.data;
  if (!Array.isArray(errors)) return {};
  const byField: Record<string, string> = {};
  for (const item of errors) {
    if (isFieldError(item) && !Object.hasOwn(byField, item.field)) byField[item.field] = item.message;
  }
  return byField;
}

/** Seconds to wait before the next try, where the server sent them (429, 503). */
export function retryAfter(error: unknown): number | undefined {
  if (!isApiError(error) || !isRecord(error.data)) return undefined;
  const seconds = error.data['retry_after'];
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
