import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { reasonOf, type Values } from './hook.js';

/** A request or an answer as it was sent over HTTP. */
export interface Message {
  headers: [name: string, value: string][];
  body: Buffer;
}
export interface Sent extends Message {
  method: string;
  /** With the query. */
  path: string;
}
export interface Answered extends Message {
  status: number;
}

/** The recorded request and answer of one interaction. */
export interface Exchange {
  sent?: Sent;
  answered?: Answered;
  /** Why no request was sent, or why there was no answer. */
  trouble?: Error;
  milliseconds: number;
}

export interface Relay {
  url: string;
  /** The URL where the engine announces the next interaction. */
  statesUrl: string;
  exchangeOf: (interaction: number) => Exchange | undefined;
  close: () => Promise<void>;
}

interface Behind {
  baseUrl: string;
  /** Milliseconds. */
  timeout: number;
  /** Sets up the states of an interaction. A rejection is recorded as the trouble of the interaction. */
  prepare: (interaction: number) => Promise<Values>;
}

/** Header with the number of the interaction. It is not sent to the server. */
export const MARK = 'x-inkstone-interaction';
/** Status that the engine gets where there was no answer; no interaction expects it. */
const NO_ANSWER = 599;
const STATES_PATH = '/inkstone-states';
/** Headers of a single connection, and those that the sender computes itself. */
const NOT_PASSED_ON = new Set([
  MARK,
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  // `fetch` sends this header itself and decodes the response.
  'accept-encoding',
]);

/**
 * A proxy on the loopback interface between the engine and the server. The engine reports only differences; the relay
 * records the requests and answers for the report.
 */
export async function startRelay(behind: Behind): Promise<Relay> {
  const exchanges = new Map<number, Exchange>();
  const started = new Map<number, number>();

  async function announce(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { action, params } = JSON.parse((await bodyOf(request)).toString()) as Announcement;
    if (action !== 'setup') return void response.end();
    started.set(params.interaction, performance.now());
    const values = await behind.prepare(params.interaction).catch((error: unknown) => {
      exchanges.set(params.interaction, { trouble: error as Error, milliseconds: 0 });
      // The engine would retry again and again after an error.
      return {};
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(values));
  }

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const interaction = Number(request.headers[MARK]);
    const sent = await sentOf(request);
    if (exchanges.get(interaction)?.trouble !== undefined) return void response.writeHead(NO_ANSWER).end();
    const passed = await answerTo(sent, behind);
    const milliseconds = performance.now() - (started.get(interaction) ?? performance.now());
    if (passed instanceof Error) {
      exchanges.set(interaction, { sent, trouble: passed, milliseconds });
      response.writeHead(NO_ANSWER).end();
    } else {
      exchanges.set(interaction, { sent, answered: passed, milliseconds });
      response.writeHead(passed.status, passed.headers.flat()).end(passed.body);
    }
  }

  const server = createServer((request, response) => {
    const isAnnouncement = request.url === STATES_PATH && request.headers[MARK] === undefined;
    const handled = isAnnouncement ? announce(request, response) : passOn(request, response);
    handled.catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    statesUrl: `${url}${STATES_PATH}`,
    exchangeOf: (interaction) => exchanges.get(interaction),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Announcement {
  action: 'setup' | 'teardown';
  params: { interaction: number };
}

async function sentOf(request: IncomingMessage): Promise<Sent> {
  const headers: Sent['headers'] = [];
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    headers.push([request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? '']);
  }
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: passable(headers),
    body: await bodyOf(request),
  };
}

async function answerTo(sent: Sent, { baseUrl, timeout }: Behind): Promise<Answered | Error> {
  try {
    const response = await fetch(`${baseUrl}${sent.path}`, {
      method: sent.method,
      headers: sent.headers,
      // A redirect is a wrong answer that the report has to show.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(sent.body.length > 0 && { body: new Uint8Array(sent.body) }),
    });
    return {
      status: response.status,
      headers: passable([...response.headers]),
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    return new Error(`服务端没有应答：${reasonOf(error)}`, { cause: error });
  }
}

function passable(headers: Message['headers']): Message['headers'] {
  return headers.filter(([name]) => !NOT_PASSED_ON.has(name.toLowerCase()));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
