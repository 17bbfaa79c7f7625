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

/** What is no JSON is nothing. */
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

/** The error in an answer that is one whatever its body says: every HTTP status outside 2xx. */
export function readRefusal({ status, text }: RawAnswer): ApiError {
  const body = parse(text);
  // A failing answer that calls itself a success (a proxy's cached body, say) is none.
  if (!isEnvelope(body) || body.code === SUCCESS) return new ApiError({ kind: 'malformed', status });
  return refusal(status, body);
}

/**
 * The success in an answer, out of its envelope.
 * @throws {ApiError} for everything else, an empty body included
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
 * What to throw for something that `fetch` threw. A caller's own abort stays what it is: nobody is to
 * be told about it.
 */
export function failureOf(
  error: unknown,
  { signal, limit }: { signal: AbortSignal | undefined; limit: AbortSignal },
): unknown {
  if (error instanceof ApiError || signal?.aborted === true) return error;
  return new ApiError({ kind: limit.aborted ? 'timeout' : 'network', cause: error });
}
