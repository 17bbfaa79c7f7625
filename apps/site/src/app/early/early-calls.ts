import { getFingerprint } from '../../lib/device/fingerprint.js';
import { readItem, readJson } from '../../lib/device/storage.js';
import type { EarlyCall, EarlyValue } from './table.js';

/** A request as it was sent, and its answer. */
export interface SentCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** The requests that the script in the head has sent and that nobody has taken over yet. */
    inkstoneEarly?: SentCall[];
  }
}

function read(value: EarlyValue, query: URLSearchParams): unknown {
  if ('value' in value) return value.value;
  const text = query.get(value.param) ?? '';
  const found = new RegExp(value.pattern).exec(text)?.[0];
  if (found === undefined) return value.otherwise;
  return value.isNumber ? Number(found) : text.trim();
}

function headersOf(method: string): Record<string, string> {
  const user = readJson('userInfo') as { jwt?: string } | null;
  return {
    accept: 'application/json',
    ...(user?.jwt && { token: user.jwt }),
    fingerprint: getFingerprint(),
    ...(method === 'POST' && { 'content-type': 'application/json' }),
  };
}

function send({ method, url, values, lookup }: EarlyCall, query: URLSearchParams): SentCall[] {
  if (lookup && readItem('lookups') !== null) return [];
  const given: [name: string, value: unknown][] = [];
  for (const [name, value] of values) {
    const found = read(value, query);
    if (found !== undefined) given.push([name, found]);
    else if ('required' in value) return [];
  }
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  const request = {
    method,
    headers: headersOf(method),
    ...(method === 'POST' && { body: JSON.stringify(Object.fromEntries(given)) }),
  };
  const target = method === 'GET' && search !== '' ? `${url}?${search}` : url;
  const response = fetch(target, request);
  // Whoever takes the answer over handles the failure.
  response.catch(() => undefined);
  return [{ url: target, ...request, response }];
}

/** Sends the first requests of a screen, which the client of the application takes over later. */
export function sendEarly(calls: readonly EarlyCall[], query: URLSearchParams): void {
  window.inkstoneEarly = calls.flatMap((call) => send(call, query));
}
