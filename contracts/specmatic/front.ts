import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { operationList } from '../description.js';
import type { StateHandlers } from '../provider/state-handlers.js';
import type { StatusOf } from './by-status.js';
import { withFiles } from './forms.js';
import type { OwnHandlers } from './own-states.js';
import { type Situation, situationOf } from './situations.js';

/** A provider that sets up the states of the pact and those of the examples. */
export type AllHandlers = StateHandlers & OwnHandlers;

interface Provider {
  /** URL of the provider. */
  url: string;
  /** Runs before the states of each request. */
  reset: () => Promise<void>;
  states: AllHandlers;
}

export interface Front {
  url: string;
  close: () => Promise<void>;
}

/** Header with the status that Specmatic expects; for a negative test the lowest described 4xx. */
const EXPECTED = 'specmatic-response-code';
const NOT_LOGGED_IN = 401;
const INVALID_TOKEN = 'invalid';

/**
 * A proxy on the loopback interface between Specmatic and a provider. It sets up the states that an example needs, inserts
 * the values that only the provider knows (a token, a code, the URL of a file), and maps the code of the envelope to the
 * HTTP status. The body of the answer is passed on unchanged.
 */
export async function startFront(provider: Provider, statusOf: StatusOf): Promise<Front> {
  const front = createServer((request, response) => {
    handle(request, response, provider, statusOf).catch((error: unknown) => {
      response.writeHead(599).end(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  });
  const port = await listen(front);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { url, reset, states }: Provider,
  statusOf: StatusOf,
): Promise<void> {
  const path = request.url ?? '/';
  const body = await readAll(request);
  const expected = Number(request.headers[EXPECTED]);
  await reset();
  const values = await arrange(states, givenFor(request.method, path, expected));
  const isAnonymous = request.headers['token'] === undefined;
  // Refused by all operations that read a token, also where the login is optional.
  const token = expected === NOT_LOGGED_IN ? INVALID_TOKEN : isAnonymous ? undefined : values['token'];
  const type = request.headers['content-type'];
  const isForm = type?.startsWith('multipart/') === true;
  const answer = await fetch(`${url}${path}`, {
    method: request.method ?? 'GET',
    headers: {
      ...(token !== undefined && { token }),
      // A form has its own content type with a boundary.
      ...(type !== undefined && !isForm && { 'content-type': type }),
    },
    ...(body !== '' && { body: isForm ? withFiles(body) : Buffer.from(withValues(body, values)) }),
  });
  const text = await answer.text();
  const status =
    answer.status === 200 ? statusOf((JSON.parse(text) as { code: number }).code) : answer.status;
  response.writeHead(status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
}

function givenFor(method: string | undefined, path: string, expected: number): Situation {
  const { pathname } = new URL(path, 'http://localhost');
  const operation = operationList.find(
    (one) => one.path === pathname && one.method === method?.toLowerCase(),
  );
  return operation === undefined ? [] : situationOf(operation.operationId, expected);
}

async function arrange(states: AllHandlers, situation: Situation): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, parameters] of situation) {
    // The table is typed, so each name has its own parameters.
    const handler = states[name] as (parameters: object) => Promise<Record<string, string> | undefined>;
    Object.assign(values, await handler(parameters));
  }
  return values;
}

/** The values in the examples that are replaced: the right and the wrong code, and the URLs of uploaded files. */
function withValues(body: string, values: Record<string, string>): string {
  const files = ['file_1', 'file_2', 'file_3', 'file_4'].flatMap((name) => values[name] ?? []);
  let count = 0;
  return body
    .replaceAll('042917', values['code'] ?? '042917')
    .replaceAll('000000', values['wrong_code'] ?? '000000')
    .replaceAll(/\/files\/uploads\/[^",]+/g, (address) => files[count++ % files.length] ?? address);
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return address.port;
}
