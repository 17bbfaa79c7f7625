import type { IncomingMessage } from 'node:http';

import {
  MutationObserver,
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/query-core';
import { onTestFinished, vi } from 'vitest';

import { createApiClient } from '../src/client.js';
import { createQueryClient } from '../src/query-client.js';
import { createMemorySession } from '../src/session.js';
import type { UserSession } from '../src/types.js';
import { serve, serveJson } from './http-server.js';

/** Only ends a test that hangs: a busy machine must not make one fail. */
const WAIT_MS = 30_000;

/** Waits until the assertion passes. */
export function eventually(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: WAIT_MS });
}

/** A client and its query client, whose cache is cleared after the test. */
export function setUp(baseUrl: string, user: UserSession | null = null) {
  const onNotice = vi.fn();
  const client = createApiClient({ baseUrl, session: createMemorySession(user), onNotice });
  const queryClient = createQueryClient(client);
  onTestFinished(() => queryClient.clear());
  return { client, queryClient, onNotice };
}

/** {@link setUp} with a server that answers every request alike. */
export async function setUpAnswer(body: unknown, user: UserSession | null = null) {
  return setUp(await serveJson(body), user);
}

export function success(data: unknown, msg = '') {
  return { code: 200, msg, data };
}

export function refusal(code: number, msg: string) {
  return { code, msg, data: null };
}

/** A server that answers every request with `data` and records the paths. */
export async function serveAndRecord(data: unknown) {
  const asked: (string | undefined)[] = [];
  const baseUrl = await serve((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify(success(data)));
  });
  return { baseUrl, asked };
}

/** Gives each query some data. @returns a function that names those whose data has become stale */
export function fill(queryClient: QueryClient, keys: Readonly<Record<string, QueryKey>>, data: unknown = {}) {
  for (const queryKey of Object.values(keys)) queryClient.setQueryData(queryKey, data);
  return () => Object.keys(keys).filter((name) => staleIn(queryClient, keys[name] ?? []) === true);
}

/** Whether the data of a query has to be fetched again. */
export function staleIn(queryClient: QueryClient, queryKey: QueryKey): boolean | undefined {
  return queryClient.getQueryState(queryKey)?.isInvalidated;
}

/** Runs a mutation as a screen does. */
export function run<Data, Variables, Context>(
  queryClient: QueryClient,
  options: MutationObserverOptions<Data, Error, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(queryClient, options).mutate(variables);
}

interface HeldRequest {
  request: IncomingMessage;
  answer: (body: unknown) => void;
}

/** A server that holds each request until the test answers it, in order of arrival. */
export async function serveHeld() {
  const waiting: HeldRequest[] = [];
  const baseUrl = await serve((request, response) => {
    waiting.push({
      request,
      answer: (body) => response.end(JSON.stringify(body)),
    });
  });
  /** Waits for the next request. */
  function next(): Promise<HeldRequest> {
    return vi.waitUntil(() => waiting.shift(), { interval: 1, timeout: WAIT_MS });
  }
  return { baseUrl, next };
}
