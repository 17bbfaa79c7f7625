import { expect, it } from 'vitest';
import { useTestServer } from './support/test-server.js';

const server = useTestServer({ services: { addressLimits: { requestsPerMinute: 3 } } });

const ask = (remoteAddress: string, url = '/api/config/config') => server.app.inject({ url, remoteAddress });

it('requests of one address over the limit get HTTP 429, others do not', async () => {
  for (let time = 0; time < 3; time += 1) expect((await ask('203.0.113.1')).statusCode).toBe(200);
  const answer = await ask('203.0.113.1');
  expect(answer.statusCode).toBe(429);
  const { data, ...rest } = answer.json<{ data: { retry_after: number } }>();
  expect(rest).toEqual({ code: 429, msg: '访问过于频繁，请稍后再试' });
  expect(data.retry_after).toBeGreaterThan(0);
  expect(data.retry_after).toBeLessThanOrEqual(60);
  expect(answer.headers['retry-after']).toBe(String(data.retry_after));
  expect((await ask('203.0.113.2')).statusCode).toBe(200);
});

it('addresses of one IPv6 network count together', async () => {
  for (const host of ['1', '2', '3']) expect((await ask(`2001:db8::${host}`)).statusCode).toBe(200);
  expect((await ask('2001:db8::4')).statusCode).toBe(429);
  expect((await ask('2001:db8:0:1::4')).statusCode).toBe(200);
});

it('all other paths have a limit of their own, ten times as high, except for monitors', async () => {
  const statuses = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await ask('203.0.113.3', '/nothing')).statusCode);
  expect(statuses).toEqual([...Array<number>(30).fill(404), 429]);
  expect((await ask('203.0.113.3', '/files/public/x.png')).statusCode).toBe(429);
  expect((await ask('203.0.113.3', '/healthz')).statusCode).toBe(200);
  expect((await ask('203.0.113.3')).statusCode).toBe(200);
});
