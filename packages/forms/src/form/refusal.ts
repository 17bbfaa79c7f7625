import { refusalMessages } from './messages.zh.js';

/**
 * The message of what `onSubmit` rejected with. Forms do not depend on the client: they only expect a Chinese
 * `message`, as the client's errors have. That of a programming error, such as a TypeError, is English and not shown.
 */
export function refusalOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /\p{Script=Han}/u.test(message) ? message : refusalMessages.unknown;
}

/** A message about one field, by its name on the wire. */
export interface RefusedField {
  field: string;
  message: string;
}

/** The fields that a refusal names: `error.data.errors`, as in the client's `ApiError` for code 400. */
export function refusedFieldsOf(error: unknown): RefusedField[] {
  const errors = propertyOf(propertyOf(error, 'data'), 'errors');
  return Array.isArray(errors) ? errors.filter(isRefusedField) : [];
}

/** The code of a refusal, as in the client's `ApiError`; null for any other error. */
export function refusalCodeOf(error: unknown): number | null {
  const code = propertyOf(error, 'code');
  return typeof code === 'number' ? code : null;
}

/** Whether a verification code has expired or was used (410), or is wrong (422), where one was sent. */
export function isCodeRefusal(error: unknown): boolean {
  const code = refusalCodeOf(error);
  return code === 410 || code === 422;
}

/** Whether the session has ended: after the next login the same is accepted. */
export function isSessionEnd(error: unknown): boolean {
  return refusalCodeOf(error) === -1;
}

/**
 * Whether no readable response arrived, so that a retry may succeed: by `kind` of the client's errors, or an abort that
 * the user did not request.
 */
export function isLostLine(error: unknown): boolean {
  const kind = propertyOf(error, 'kind');
  const isAborted = propertyOf(error, 'name') === 'AbortError';
  return kind === 'network' || kind === 'timeout' || kind === 'malformed' || isAborted;
}

function isRefusedField(value: unknown): value is RefusedField {
  return typeof propertyOf(value, 'field') === 'string' && typeof propertyOf(value, 'message') === 'string';
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
