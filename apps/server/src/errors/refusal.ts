/** All are sent with HTTP status 200. */
export const refusalCodes = {
  notLoggedIn: -1,
  invalid: 400,
  wrongRole: 403,
  noSuchItem: 404,
  conflict: 409,
  codeExpired: 410,
  withdrawn: 410,
  wrongSecret: 422,
  unconfirmed: 428,
  tooOften: 429,
} as const;

type RefusalCode = (typeof refusalCodes)[keyof typeof refusalCodes];

/** One invalid field, as listed in `data.errors` of a code 400. */
export interface FieldError {
  field: string;
  message: string;
}

/** Refuses a request; `message` is shown to the user, in Chinese. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }

  static notLoggedIn(): Refusal {
    return new Refusal(refusalCodes.notLoggedIn, '当前用户未登录');
  }

  static invalid(errors: readonly [FieldError, ...FieldError[]]): Refusal {
    return new Refusal(refusalCodes.invalid, errors[0].message, { errors });
  }

  static noSuchItem(message: string): Refusal {
    return new Refusal(refusalCodes.noSuchItem, message);
  }

  static withdrawn(message: string): Refusal {
    return new Refusal(refusalCodes.withdrawn, message);
  }

  static tooOften(retryAfter: number): Refusal {
    const seconds = Math.max(1, Math.ceil(retryAfter));
    return new Refusal(refusalCodes.tooOften, `操作太频繁，请在${inWords(seconds)}后再试`, {
      retry_after: seconds,
    });
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${String(seconds)}秒`;
  if (seconds < 3600) return `${String(Math.ceil(seconds / 60))}分钟`;
  return `${String(Math.ceil(seconds / 3600))}小时`;
}
