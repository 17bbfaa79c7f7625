import { isApiError } from './errors.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** What does not change while a page is open: asked once a page, anew after a reload. */
export const untilReload = { staleTime: Infinity, gcTime: Infinity } as const;

/**
 * Lookups stay for the whole session, reloads included (Spec A 3): see keepLookups. For answers that are the
 * same for everybody; never together with {@link personal}.
 */
export const forTheSession = { ...untilReload, meta: { lookup: true } } as const;

/** Editorial content that changes by the day. */
export const forAWhile = { staleTime: 5 * MINUTE_MS } as const;

/**
 * Marks answers that depend on who asks (is_collect): they are fetched anew when somebody logs in or
 * out. See createQueryClient.
 */
export const personal = { meta: { personal: true } } as const;

const RETRIES = 2;

/** Reads are asked again when no answer came at all; a refusal or a time-out is an answer. */
export function retryRead(failures: number, error: Error): boolean {
  return failures < RETRIES && isApiError(error) && error.kind === 'network';
}
