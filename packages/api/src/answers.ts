import { ApiError } from './errors.js';
import type { RawAnswer } from './send.js';
import type { Answer } from './wire.js';
import type { Envelope } from './types.js';

const SUCCESS = 200;
const UNAUTHENTICATED = -1;

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    Number.isInteger(value.code) &&
    'msg' in value &&
    typeof value.msg === 'string' &&
    'data' in value
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, { code, msg, data }: Envelope): ApiError {
  return new ApiError({
    kind: code === UNAUTHENTICATED ? 'unauthenticated' : 'refused',
    status,
    code,
    msg,
    data,
  });
}

/** The error of a response whose HTTP status is outside 2xx, whatever its body contains. */
export function readRefusal({ status, text }: RawAnswer): ApiError {
  const body = parse(text);
  // A failed response with code 200, for example a cached body from a proxy, is not a success.
  if (!isEnvelope(body) || body.code === SUCCESS) return new ApiError({ kind: 'malformed', status });
  return refusal(status, body);
}

/**
 * The content of a successful response.
 * @throws {ApiError} for any other response, also for an empty body
 */
export function readAnswer(answer: RawAnswer): Answer<unknown> {
  const { status, text } = answer;
  if (status < 200 || status > 299) throw readRefusal(answer);
  const body = parse(text);
  if (!isEnvelope(body)) throw new ApiError({ kind: 'malformed', status });
  if (body.code !== SUCCESS) throw refusal(status, body);
  return { data: body.data, msg: body.msg };
}

/**
 * The error to throw for an error from `fetch`. The caller's own abort is returned unchanged, so that it is not
 * reported to the user.
 */
export function failureOf(
  error: unknown,
  { signal, limit }: { signal: AbortSignal | undefined; limit: AbortSignal },
): unknown {
  if (error instanceof ApiError || signal?.aborted === true) return error;
  return new ApiError({ kind: limit.aborted ? 'timeout' : 'network', cause: error });
}
