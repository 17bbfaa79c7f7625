import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { StateHandlers } from './state-handlers.js';

interface Arrangement {
  /** Resets the provider to a database with only the lookups. */
  reset: () => Promise<void>;
  states: StateHandlers;
}

type Asked = { action: 'reset' } | { action: 'setup'; state: string; params: object };

/** The hook of the reference server, as every backend team writes one (README.md). Only for tests. */
export async function startStatesHook(
  arrangement: Arrangement,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    handle(request, arrangement).then(
      (values) => {
        if (values === 'unknown') response.writeHead(501).end();
        else response.setHeader('content-type', 'application/json').end(JSON.stringify(values ?? {}));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function handle(
  request: IncomingMessage,
  { reset, states }: Arrangement,
): Promise<Record<string, string> | 'unknown' | undefined> {
  const asked = (await new Response(request as never).json()) as Asked;
  if (asked.action === 'reset') {
    await reset();
    return undefined;
  }
  if (!Object.hasOwn(states, asked.state)) return 'unknown';
  // states.ts types them by name; from HTTP they are untyped.
  const byName = states as unknown as Record<string, (parameters: object) => Promise<Record<string, string>>>;
  return byName[asked.state]?.(asked.params);
}
