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
  const { url, services, forgetCounts } = server;
  await verify({
    url,
    reset: async () => {
      await startAfresh(services.db);
      await forgetCounts();
    },
    states: createStateHandlers(services),
  });
});
