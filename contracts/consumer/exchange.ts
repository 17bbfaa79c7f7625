import { MatchersV3, Pact, SpecificationVersion } from '@pact-foundation/pact';
import {
  createApiClient,
  createMemorySession,
  type Answer,
  type ApiClient,
  type BodyOf,
  type FormOf,
  type GetData,
  type GetPath,
  type PostData,
  type PostPath,
  type QueryOf,
  type UploadPath,
} from '@inkstone/api';
import { expect } from 'vitest';

import { CONSUMER, PROVIDER } from '../pact-file.js';
import type { Given } from '../states.js';
import { writeForm, type WrittenForm } from './form.js';
import { reader } from './reader.js';
import { WRITTEN_FOLDER } from './written.js';

/** One interaction: a request and the answer that the site relies on. */
export interface Exchange {
  /** Description of the request, unique in the pact. */
  when: string;
  given: [Given, ...Given[]];
  /** Whether the token from the state is sent. */
  loggedIn?: boolean;
  /** Fields of the body that the provider takes from its state instead of the example. */
  fromState?: Record<string, MatchersV3.Matcher<string>>;
  /** The whole answer, in matchers that require only what the site needs. */
  answer: object;
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  query: Record<string, string>;
  body: object | undefined;
  form?: WrittenForm;
}

type Outcome<Data> = { answer: Answer<Data> } | { error: unknown };

const pact = new Pact({
  consumer: CONSUMER,
  provider: PROVIDER,
  dir: WRITTEN_FOLDER,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

/** A session that -1 does not end: the client would ask again as a visitor, which is an interaction of its own. */
const endless = { ...createMemorySession(reader), clear: () => undefined };

async function run<Data>(
  { when, given, loggedIn = false, fromState = {}, answer }: Exchange,
  { method, path, query, body, form }: Sent,
  send: (client: ApiClient) => Promise<Answer<Data>>,
): Promise<Outcome<Data>> {
  const interaction = pact.addInteraction();
  for (const [name, parameters] of given) interaction.given(name, parameters);
  return interaction
    .uponReceiving(when)
    .withRequest(method, path, (request) => {
      request.headers({
        accept: 'application/json',
        ...(loggedIn ? { token: MatchersV3.fromProviderState('${token}', reader.jwt) } : {}),
      });
      if (Object.keys(query).length > 0) request.query(query);
      if (body !== undefined) request.jsonBody({ ...body, ...fromState });
      if (form !== undefined) request.body(form.contentType, form.bytes).matchingRules(form.rules);
    })
    .willRespondWith(200, (response) => {
      response.jsonBody(answer);
    })
    .executeTest(async ({ url }) => {
      const client = createApiClient({
        baseUrl: url,
        session: loggedIn ? endless : createMemorySession(),
      });
      try {
        return { answer: await send(client) };
      } catch (error) {
        return { error };
      }
    }) as Promise<Outcome<Data>>;
}

function get<Path extends GetPath>(path: Path, query: QueryOf<Path>, exchange: Exchange) {
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sent = { method: 'GET', path, query: texts, body: undefined } as const;
  return run<GetData<Path>>(exchange, sent, (client) => client.get(path, query));
}

function post<Path extends PostPath>(path: Path, body: BodyOf<Path>, exchange: Exchange) {
  const sent = { method: 'POST', path, query: {}, body: body ?? undefined } as const;
  return run<PostData<Path>>(exchange, sent, (client) => client.post(path, body));
}

async function upload<Path extends UploadPath>(path: Path, form: FormOf<Path>, exchange: Exchange) {
  const written = await writeForm(form);
  const sent = { method: 'POST', path, query: {}, body: undefined, form: written } as const;
  return run<PostData<Path>>(exchange, sent, (client) => client.upload(path, form));
}

function success<Data>(outcome: Outcome<Data>): Answer<Data> {
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

/** A GET that succeeds. Resolves to the result of the client. */
export async function getSucceeds<Path extends GetPath>(
  path: Path,
  query: QueryOf<Path>,
  exchange: Exchange,
) {
  return success(await get(path, query, exchange));
}

/** A POST that succeeds. Resolves to the result of the client. */
export async function postSucceeds<Path extends PostPath>(
  path: Path,
  body: BodyOf<Path>,
  exchange: Exchange,
) {
  return success(await post(path, body, exchange));
}

/** An upload that succeeds. Resolves to the result of the client. */
export async function uploadSucceeds<Path extends UploadPath>(
  path: Path,
  form: FormOf<Path>,
  exchange: Exchange,
) {
  return success(await upload(path, form, exchange));
}

/** An interaction whose answer is a refusal. The site distinguishes refusals by kind and code. */
interface Refused extends Omit<Exchange, 'answer'> {
  refusal: { code: number; msg: MatchersV3.Matcher<string>; data: unknown };
}

function expectRefusal(outcome: Outcome<unknown>, { code }: Refused['refusal']): void {
  const kind = code === -1 ? 'unauthenticated' : 'refused';
  expect(outcome).toMatchObject({ error: { name: 'ApiError', kind, code, status: 200 } });
}

/** A GET that is refused. */
export async function getRefused<Path extends GetPath>(
  path: Path,
  query: QueryOf<Path>,
  { refusal, ...exchange }: Refused,
): Promise<void> {
  expectRefusal(await get(path, query, { ...exchange, answer: refusal }), refusal);
}

/** A POST that is refused. */
export async function postRefused<Path extends PostPath>(
  path: Path,
  body: BodyOf<Path>,
  { refusal, ...exchange }: Refused,
): Promise<void> {
  expectRefusal(await post(path, body, { ...exchange, answer: refusal }), refusal);
}

/** An upload that is refused. */
export async function uploadRefused<Path extends UploadPath>(
  path: Path,
  form: FormOf<Path>,
  { refusal, ...exchange }: Refused,
): Promise<void> {
  expectRefusal(await upload(path, form, { ...exchange, answer: refusal }), refusal);
}
