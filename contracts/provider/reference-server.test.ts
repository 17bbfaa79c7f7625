import { afterAll, beforeAll, it } from 'vitest';

import { startAfresh } from './rows.js';
import { startServer, type RunningServer } from './server.js';
import { createStateHandlers } from './state-handlers.js';
import { verify } from './verify.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.close();
});

it('the reference server keeps the contract', async () => {
  const { url, services } = server;
  await verify({
    url,
    reset: () => startAfresh(services.db),
    states: createStateHandlers(services),
  });
});
