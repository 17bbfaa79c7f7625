import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useProcesses } from '../support/process.js';
import { freePort } from '../support/ports.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { smtpUser, startSmtp } from '../support/smtp.js';

const processes = useProcesses();
let redis: TestRedis;
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  await redis.stop();
});

const start = (environment: Record<string, string> = {}) =>
  processes.start({ REDIS_URL: redis.url, ...environment });

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.body?.cancel();
  return answer.status;
}

describe('a server that receives SIGTERM', () => {
  it('is no longer ready and goes on serving while it drains', async () => {
    // Longer than the requests below can take. The second signal ends it.
    const server = start({ DRAIN_SECONDS: '300' });
    const address = await server.address;
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${address}/readyz`)).toBe(503);
    expect(await statusOf(`${address}/api/config/config`)).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 1, signal: null });
  });

  it('ends with code 0 when it has drained', async () => {
    const server = start({ DRAIN_SECONDS: '1' });
    await server.address;
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.stderr()).toBe('');
  });

  it('delivers a mail that is being sent', async () => {
    const waiting = Promise.withResolvers<() => void>();
    const smtp = await startSmtp({
      // Does not answer until the test does.
      onMailFrom: (_address, _session, accept) => waiting.resolve(accept),
    });
    const login = `${smtpUser.user}:${encodeURIComponent(smtpUser.password)}`;
    const server = start({
      SMTP_URL: `smtp://${login}@127.0.0.1:${String(smtp.port)}/?tls.rejectUnauthorized=false`,
      MAIL_FROM: 'noreply@example.cn',
    });
    const address = await server.address;
    expect(server.stdout()).toContain('没有配置短信，验证码都在发件箱里');
    await fetch(`${address}/api/login/set_login_code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'wu@example.cn', type: 2 }),
    });
    const accept = await waiting.promise;
    server.child.kill('SIGTERM');
    await expect.poll(server.stdout).toContain('正在停止');
    expect(smtp.mails).toEqual([]);
    accept();
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(smtp.mails).toMatchObject([{ to: ['wu@example.cn'], secure: true }]);
    await smtp.stop();
  });
});

describe('Redis', () => {
  it('that does not answer stops the start with one line', async () => {
    const server = start({ REDIS_URL: `redis://:hidden@127.0.0.1:${String(await freePort())}` });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stderr()).toBe(
      '无法连接 Redis：服务器拒绝连接，请确认它已启动且端口正确。请检查 REDIS_URL。\n',
    );
    expect(server.stdout()).toBe('');
  });

  it('that stops later leaves the server serving but not ready', async () => {
    const server = start();
    const address = await server.address;
    await redis.stop();
    await expect.poll(server.stdout).toContain('与 Redis 的连接断开');
    expect(await statusOf(`${address}/api/config/config`)).toBe(200);
    expect(await statusOf(`${address}/readyz`)).toBe(503);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    redis = await startRedis();
  });
});
