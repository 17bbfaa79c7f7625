import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, integer, like, string } = MatchersV3;

/** A success: the code is exact, the words and the data are of their kind. */
export function success(data: unknown, msg = '成功') {
  return { code: 200, msg: string(msg), data };
}

/** A page of a list. */
export function listOf(item: object) {
  return { list: eachLike(item), count: integer(1) };
}

export const unauthenticated = { code: -1, msg: string('当前用户未登录'), data: null };

/** The field matters to a form, which shows the message beside it; the words are the server's. */
export function invalid(field: string, message: string) {
  return { code: 400, msg: string(message), data: { errors: [{ field, message: string(message) }] } };
}

/** What the operations answer that send a code to a phone. */
export const invalidPhone = invalid('phone', '手机号码格式错误');

/** Any refusal that carries words alone. */
export function refusal(code: 403 | 404 | 409 | 410 | 422, msg: string) {
  return { code, msg: string(msg), data: null };
}

export function tooOften(msg: string) {
  return { code: 429, msg: string(msg), data: { retry_after: integer(42) } };
}

/** 0 or 1. */
export const flag = like(0);

/** A file field: an address on the API's origin. */
export function file(example: string) {
  return MatchersV3.regex(/^\/files\/\S+$/, example);
}

/** A text with something in it. */
export function notEmpty(example: string): MatchersV3.Matcher<string> {
  const matchers = ['type', 'notEmpty'].map((type) => ({ 'pact:matcher:type': type }));
  // The engine holds a value to several matchers at once; the library's declarations know of one.
  return { 'pact:matcher:type': matchers, value: example } as unknown as MatchersV3.Matcher<string>;
}
