import { isApiError } from './errors.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** For data that does not change while the page is open: fetched once, and again after a reload. */
export const untilReload = { staleTime: Infinity, gcTime: Infinity } as const;

/**
 * For lookups: they stay for the whole session, also after a reload (Spec A 3); see keepLookups. Only for responses that
 * are the same for every user, so never together with {@link personal}.
 */
export const forTheSession = { ...untilReload, meta: { lookup: true } } as const;

/** For editorial content, which changes about once a day. */
export const forAWhile = { staleTime: 5 * MINUTE_MS } as const;

/**
 * Marks responses that depend on the user, for example by `is_collect`. They are refetched after a login or a logout; see
 * createQueryClient.
 */
export const personal = { meta: { personal: true } } as const;

/** Like {@link personal}, for responses whose views the server counts for each browser. */
export const personalAndCounted = { meta: { ...personal.meta, counted: true } } as const;

const RETRIES = 2;

/** Retries reads after a network failure only: a refusal would be the same again, and a time-out took minutes. */
export function retryRead(failures: number, error: Error): boolean {
  return failures < RETRIES && isApiError(error) && error.kind === 'network';
}
