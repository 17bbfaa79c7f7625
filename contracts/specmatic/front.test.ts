import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { everyCodeItsStatus, refusedInputAs400 } from './by-status.js';
import { type AllHandlers, type Front, startFront } from './front.js';

interface Received {
  token: string | undefined;
  body: string;
}

let answer: { status: number; code: number };
let received: Received;
let resets: number;
let front: Front;

const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received = { token: request.headers['token'] as string | undefined, body };
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: answer.code, msg: '', data: null }));
  });
});

/** A provider whose states all exist and return every value. */
const states = new Proxy({} as AllHandlers, {
  get: () => () => Promise.resolve({ token: 'a good one', code: '123456', file_1: '/files/uploads/a.jpg' }),
});

beforeEach(async () => {
  resets = 0;
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const reset = () => {
    resets += 1;
    return Promise.resolve();
  };
  front = await startFront({ url: `http://127.0.0.1:${String(port)}`, reset, states }, everyCodeItsStatus);
});
afterEach(async () => {
  await front.close();
  await new Promise((resolve) => provider.close(resolve));
});

function ask(path: string, expected: number, body: object, headers: Record<string, string> = {}) {
  return fetch(`${front.url}${path}`, {
    method: 'POST',
    headers: { 'specmatic-response-code': String(expected), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

it.each([
  [200, 200],
  [-1, 401],
  [400, 400],
  [409, 409],
])('maps the code %i to the status %i and does not change the body', async (code, status) => {
  answer = { status: 200, code };
  const shown = await ask('/api/book/info', 200, { book_id: 1 });
  expect(shown.status).toBe(status);
  expect(await shown.json()).toEqual({ code, msg: '', data: null });
});

it('does not hide a transport failure', async () => {
  answer = { status: 500, code: 500 };
  expect((await ask('/api/book/info', 200, { book_id: 1 })).status).toBe(500);
});

it('maps only refused input for generated requests', () => {
  expect([200, -1, 400, 404, 429].map(refusedInputAs400)).toEqual([200, 200, 400, 200, 200]);
});

it('inserts the values that only the provider knows', async () => {
  answer = { status: 200, code: 200 };
  const body = { phone_code: '042917', business_license: '/files/uploads/8a2e5c4d1f60.jpg' };
  await ask('/api/sale_auth/certification_submit', 200, body);
  expect(JSON.parse(received.body)).toEqual({
    phone_code: '123456',
    business_license: '/files/uploads/a.jpg',
  });
  expect(resets).toBe(1);
});

it.each([
  ['a good token where one is sent', 200, { token: 'any' }, 'a good one'],
  ['none where none is sent', 200, {}, undefined],
  ['an invalid one where the answer is to be -1', 401, { token: 'any' }, 'invalid'],
])('sends %s', async (_case, expected, headers, token) => {
  answer = { status: 200, code: 200 };
  await ask('/api/exam/file', expected, { id: 512 }, headers);
  expect(received.token).toBe(token);
});
