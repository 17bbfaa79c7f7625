import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.js';
import { readDescription } from '../src/description.js';
import { allOperations } from '../src/features/all-operations.js';
import type { Description } from '../src/plugins/app/described-routes.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();

function build(description: Description) {
  return buildApp({
    config: { publicUrl: undefined, trustedProxies: [] },
    services: server.services,
    logger: pino({ level: 'silent' }),
    siteFolder: '/nonexistent',
    description,
  });
}

function changed(change: (operation: { operationId?: string; security?: object[] }) => void): Description {
  const description = structuredClone(readDescription());
  const operation = description.paths['/api/book/index']?.['post'];
  if (operation === undefined) throw new Error('listBooks is not described');
  change(operation);
  return description;
}

describe('the description and the handlers', () => {
  it('have the same operations', () => {
    const described = Object.values(readDescription().paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(Object.keys(allOperations(server.services)).sort()).toEqual(described.sort());
  });

  it('refuse to start with an operation that has no handler', async () => {
    const description = changed((operation) => {
      operation.operationId = 'listPrices';
    });
    await expect(build(description)).rejects.toThrow('Operations without a handler: listPrices');
  });

  it('refuse to start with a handler that has no operation', async () => {
    const description = structuredClone(readDescription());
    delete description.paths['/api/book/index'];
    await expect(build(description)).rejects.toThrow('Handlers without an operation: listBooks');
  });

  it('refuse to start with an unknown security scheme', async () => {
    const description = changed((operation) => {
      operation.security = [{ cookie: [] }];
    });
    await expect(build(description)).rejects.toThrow('listBooks asks for the unknown security scheme cookie');
  });
});

describe('an answer that does not match its description', () => {
  it('fails in tests and is still sent in production', async () => {
    await server.db
      .updateTable('books')
      .set({ cover_type: 3 as 1 })
      .where('id', '=', 5)
      .execute();
    expect((await server.call('listBooks')).code).toBe(500);

    const production = await build(readDescription());
    const answer = await production.inject({ method: 'POST', url: '/api/book/index', payload: {} });
    expect(answer.json()).toMatchObject({ code: 200, data: { count: 5 } });
    await production.close();
  });
});
