import type { FieldError } from './types.js';

/**
 * - `refused`: the server understood and said no (`code`), or failed and said so (`status` ≥ 400)
 * - `unauthenticated`: code -1; the session is already cleared
 * - `network`: no answer came
 * - `timeout`: no complete answer came within the time allowed
 * - `malformed`: an answer came that is no envelope: empty, cut, HTML of a proxy
 */
export type ApiErrorKind = 'refused' | 'unauthenticated' | 'network' | 'timeout' | 'malformed';

/** What a person reads where the server gave no words of its own. */
const DEFAULT_MESSAGES: Readonly<Record<ApiErrorKind, string>> = {
  refused: '操作没有成功，请稍后再试',
  unauthenticated: '当前用户未登录',
  network: '网络连接失败，请检查网络后再试',
  timeout: '请求超时，请稍后再试',
  malformed: '服务器开小差了，请稍后再试',
};

interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** The envelope's code; the HTTP status where there was no envelope; 0 where there was no answer. */
  code?: number;
  /** The HTTP status; 0 where there was no answer. */
  status?: number;
  /** The server's words; empty or missing falls back to a default. */
  msg?: string;
  /** The envelope's data: `errors` of a 400, `retry_after` of a 429. */
  data?: unknown;
  cause?: unknown;
}

/** Everything that can go wrong with a call, with a Chinese `msg` fit to be shown (Spec A 8). */
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

/** Seconds to wait, where the server said so (429, 503). */
export function retryAfter(error: unknown): number | undefined {
  if (!isApiError(error) || !isRecord(error.data)) return undefined;
  const seconds = error.data['retry_after'];
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
