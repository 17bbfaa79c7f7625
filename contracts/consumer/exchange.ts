import { type MatchersV3, Pact, SpecificationVersion } from '@pact-foundation/pact';
import {
  createApiClient,
  createMemorySession,
  type Answer,
  type ApiClient,
  type ApiErrorKind,
  type BodyOf,
  type FormOf,
  type GetPath,
  type PostPath,
  type QueryOf,
  type UploadPath,
} from '@inkstone/api';
import { describe, expect, it } from 'vitest';

import { CONSUMER, PROVIDER } from '../pact-file.js';
import type { Given } from '../states.js';
import { fromState } from './answers.js';
import { writeForm } from './form.js';
import { WRITTEN_FOLDER } from './written.js';

/**
 * One interaction: its description without the operation, what is sent, the states, and the response in matchers that
 * require only what the site needs. A code other than 200 is a refusal. The states decide whether a token is sent.
 */
export type Row<Call> = readonly [when: string, call: Call, given: readonly Given[], answer: ApiResponse];

interface ApiResponse {
  code: number;
  msg: MatchersV3.Matcher<string>;
  data: unknown;
}

type Interaction = ReturnType<Pact['addInteraction']>;
type BuildRequest = NonNullable<Parameters<Interaction['withRequest']>[2]>;

const pact = new Pact({
  consumer: CONSUMER,
  provider: PROVIDER,
  dir: WRITTEN_FOLDER,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

const jwt = 'a-token';
const reader = createMemorySession({
  jwt,
  nickname: '周老师',
  avatar: '',
  user_role: 3,
  phone: '13800000003',
  email: '',
  school: '',
  gradeId: null,
  province: '',
  city: '',
  create_time: 1767225600,
  username: '',
  identity_card_code: '',
});
/** A session that -1 does not end: the client would ask again as a visitor, which is another interaction. */
const endless = { ...reader, clear: () => undefined };
const withToken = new Set<string>([
  'a reader is logged in',
  'the login of a reader has ended',
  'an operator is at the desk',
  'the session of an operator has ended',
]);

/** The interactions of an operation, each a test. `title` begins with its name and may name statements. */
export function get<Path extends GetPath>(title: string, path: Path, rows: readonly Row<QueryOf<Path>>[]) {
  testEach(title, rows, (query) => ({
    request: ['GET', path],
    build: (builder) => {
      const texts = Object.entries(query).map(([name, value]) => [name, String(value)] as const);
      if (texts.length > 0) builder.query(Object.fromEntries(texts));
    },
    send: (client) => client.get(path, query),
  }));
}

/** As {@link get}. A body may have values {@link fromState}. */
export function post<Path extends PostPath>(title: string, path: Path, rows: readonly Row<BodyOf<Path>>[]) {
  testEach(title, rows, (body) => ({
    request: ['POST', path],
    build: (builder) => {
      if (typeof body === 'object' && body !== null) builder.jsonBody(body);
    },
    send: (client) => client.post(path, exampleOf(body) as BodyOf<Path>),
  }));
}

/** As {@link get}, for a multipart form. */
export function upload<Path extends UploadPath>(
  title: string,
  path: Path,
  rows: readonly Row<FormOf<Path>>[],
) {
  testEach(title, rows, async (form) => {
    const { contentType, bytes, rules } = await writeForm(form);
    return {
      request: ['POST', path],
      build: (builder) => builder.body(contentType, bytes).matchingRules(rules),
      send: (client) => client.upload(path, form),
    };
  });
}

interface Exchange {
  request: [method: string, path: string];
  build: BuildRequest;
  send: (client: ApiClient) => Promise<Answer<unknown>>;
}

function testEach<Call>(
  title: string,
  rows: readonly Row<Call>[],
  exchangeOf: (call: Call) => Exchange | Promise<Exchange>,
): void {
  const operation = title.replace(/ .*/, '');
  describe(title, () => {
    it.each(rows.map(([when, ...rest]) => [`${operation} ${when}`.trim(), ...rest] as const))(
      '%s',
      async (when, call, given, answer) => {
        const { request, build, send } = await exchangeOf(call);
        const interaction = pact.addInteraction().uponReceiving(when);
        let loggedIn = false;
        for (const state of given.length === 0 ? (['nobody is logged in'] as const) : given) {
          const [name, parameters] = typeof state === 'string' ? [state, {}] : state;
          interaction.given(name, parameters);
          loggedIn ||= withToken.has(name);
        }
        await interaction
          .withRequest(...request, (builder) => {
            builder.headers({
              accept: 'application/json',
              ...(loggedIn ? { token: fromState('${token}', jwt) } : {}),
            });
            build(builder);
          })
          .willRespondWith(200, (response) => response.jsonBody(answer))
          .executeTest(async ({ url }) => {
            const client = createApiClient({
              baseUrl: url,
              session: loggedIn ? endless : createMemorySession(),
            });
            const { code, ...received } = exampleOf(answer) as ApiResponse;
            const outcome = await send(client).catch((error: unknown) => error);
            if (code === 200) expect(outcome).toEqual(received);
            else expect(outcome).toMatchObject({ name: 'ApiError', kind: kindOf(code), code, status: 200 });
          });
      },
    );
  });
}

function kindOf(code: number): ApiErrorKind {
  return code === -1 ? 'unauthenticated' : 'refused';
}

/** The value with the example of each matcher in its place. */
function exampleOf(template: unknown): unknown {
  if (Array.isArray(template)) return template.map(exampleOf);
  if (typeof template !== 'object' || template === null) return template;
  if ('variants' in template) return exampleOf(template.variants);
  if ('pact:matcher:type' in template) return exampleOf((template as unknown as { value: unknown }).value);
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, exampleOf(value)]));
}
