import { resetDatabase } from './rows.js';
import { type RunningServer, startServer, weChat } from './server.js';
import { createStateHandlers } from './state-handlers.js';
import { startStatesHook } from './states-hook.js';

export interface Reference {
  server: RunningServer;
  hook: { url: string };
  close: () => Promise<void>;
}

export async function startReference(): Promise<Reference> {
  const server = await startServer();
  const { services, forgetCounts } = server;
  const hook = await startStatesHook({
    reset: async () => {
      weChat.signature = undefined;
      await resetDatabase(services.db);
      await forgetCounts();
    },
    states: createStateHandlers(services),
  });
  return {
    server,
    hook,
    close: async () => {
      await hook.close();
      await server.close();
    },
  };
}
