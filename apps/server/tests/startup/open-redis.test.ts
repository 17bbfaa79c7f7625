import { afterEach, expect, it } from 'vitest';
import { countersInRedis } from '../../src/security/limits/counters.js';
import { createLimits } from '../../src/security/limits/limits.js';
import { openRedis, type RunningRedis } from '../../src/startup/open-redis.js';
import { StartupError } from '../../src/errors/startup-error.js';
import { freePort } from '../support/ports.js';
import { startRedis, type TestRedis } from '../support/redis.js';

const servers: TestRedis[] = [];
const opened: RunningRedis[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  for (const one of servers.splice(0)) await one.stop();
});

function createLog() {
  const lines: string[] = [];
  const keep = (_fields: object, message: string) => void lines.push(message);
  return { lines, info: keep, warn: keep };
}

async function refusal(url: string): Promise<string> {
  const error: unknown = await openRedis(url, createLog()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
}

it('connects, with a password when one is required', async () => {
  const server = await startRedis('hidden');
  servers.push(server);
  opened.push(await openRedis(server.url, createLog()));
  const line = await refusal(server.url.replace('hidden', 'wrong-one'));
  expect(line).toBe('无法连接 Redis：用户名或密码错误。请检查 REDIS_URL。');
  expect(await refusal(server.url.replace(':hidden@', ''))).toBe(line);
});

it('reports in one line that no server answers', async () => {
  expect(await refusal(`redis://:hidden@127.0.0.1:${String(await freePort())}`)).toBe(
    '无法连接 Redis：服务器拒绝连接，请确认它已启动且端口正确。请检查 REDIS_URL。',
  );
});

it('counts in the process while Redis is not reachable, logs it once, and returns to Redis', async () => {
  const server = await startRedis();
  const log = createLog();
  const redis = await openRedis(server.url, log);
  opened.push(redis);
  const limits = createLimits(countersInRedis(redis.client), { requestsPerMinute: 2 });
  await limits.consume('request', 'before');

  await server.stop();
  await expect.poll(() => log.lines).toEqual(['与 Redis 的连接断开，各进程暂时各自计数']);
  await expect(redis.check()).rejects.toThrow();
  await limits.consume('request', 'a');
  await limits.consume('request', 'a');
  await expect(limits.consume('request', 'a')).rejects.toMatchObject({ code: 429 });

  servers.push(await startRedis(undefined, server.port));
  await expect
    .poll(() => log.lines)
    .toEqual(['与 Redis 的连接断开，各进程暂时各自计数', '与 Redis 的连接已恢复']);
  await redis.check();
  await limits.consume('request', 'b');
  expect(await redis.client.get('inkstone:request:b')).toBe('1');
});
