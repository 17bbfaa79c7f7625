/** Records the answers of the reference server to each interaction, as JSON texts in the order of the pact. */
import { resetDatabase } from '../provider/rows.js';
import { startServer } from '../provider/server.js';
import { createStateHandlers } from '../provider/state-handlers.js';
import { certifiedInteractions } from './certified.js';
import { serve } from './child.js';
import { type Request, verify } from './engine.js';

serve(async (): Promise<string[]> => {
  const interactions = certifiedInteractions();
  const { url, services, forgetCounts, close } = await startServer();
  const answers: string[] = [];
  try {
    const verdicts = await verify(interactions, {
      answer: async (index, request) => (answers[index] = await passOn(url, request)),
      reset: async () => {
        await resetDatabase(services.db);
        await forgetCounts();
      },
      states: createStateHandlers(services),
    });
    const broken = interactions.filter((_, index) => verdicts[index] !== true);
    if (broken.length > 0) {
      const names = broken.map(({ description }) => description).join(', ');
      throw new Error(`The reference server does not fulfil the contract: ${names}. See test:provider.`);
    }
    return answers;
  } finally {
    await close();
  }
});

async function passOn(
  server: string,
  { url = '/', method = 'GET', headers, body }: Request,
): Promise<string> {
  const sent = ['accept', 'content-type', 'token'].flatMap((name): [string, string][] =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  const response = await fetch(`${server}${url}`, {
    method,
    headers: sent,
    ...(method !== 'GET' && { body: bodyOf(body) }),
  });
  return response.text();
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
}
