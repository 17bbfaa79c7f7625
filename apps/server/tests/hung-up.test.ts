import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestServer } from './support/test-server.js';

const donation = {
  unit_name: '青石小学',
  province_city: '浙江省杭州市',
  address: '砚田路 8 号',
  contacts: '周明',
  phone: '13900000003',
  explain: '语文读本 40 册',
};

afterEach(() => vi.useRealTimers());

it('a closing server finishes the request of a caller that has disconnected', async () => {
  const { app, database, close } = await startTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const holder = await database.pool.connect();
  await holder.query('begin; lock table book_donations in access exclusive mode');

  const caller = connect(port, '127.0.0.1');
  const body = JSON.stringify(donation);
  caller.write(
    'POST /api/common/book_donate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`,
  );
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  caller.destroy();
  await once(caller, 'close');

  const order: string[] = [];
  const closing = app.close().then(() => order.push('closed'));
  const connections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => connections()).toBe(0);
  order.push('committed');
  await holder.query('commit');
  holder.release();
  await closing;
  expect(order).toEqual(['committed', 'closed']);
  expect(await database.db.selectFrom('book_donations').select('contacts').execute()).toEqual([
    { contacts: donation.contacts },
  ]);
  await close();
});

it('an incomplete request does not keep a server from closing', async () => {
  const { app, close } = await startTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const starts = [
    'POST /api/sale_auth/upload_file HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
      'Content-Length: 5000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    'POST /api/book/index HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"a":',
  ];
  for (const start of starts) {
    const received = once(app.server, 'request');
    const caller = connect(port, '127.0.0.1');
    caller.write(start);
    await received;
    caller.destroy();
    await once(caller, 'close');
  }
  // Closing gives up on open requests after 20 seconds. Without timers, a close that waits for that never ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await close();
});
