import type { FieldError } from '../../src/errors/refusal.js';

export function reply(code: number, msg: string, data: unknown = null) {
  return { code, msg, data };
}

/** The envelope that refuses one field. */
export function refusalOf(field: string, message: string) {
  return reply(400, message, { errors: [{ field, message }] });
}

/** Fields and messages of a refusal with code 400, in their order. */
export function errorsOf(data: unknown): [field: string, message: string][] {
  return (data as { errors: FieldError[] }).errors.map(({ field, message }) => [field, message]);
}

export function messagesOf(data: unknown): Record<string, string> {
  return Object.fromEntries(errorsOf(data));
}
