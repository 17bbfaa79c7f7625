import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { resetDatabase } from '../provider/rows.js';
import { startServer } from '../provider/server.js';
import { createStateHandlers } from '../provider/state-handlers.js';
import { bundle } from './bundle.js';
import { type Bundle, byStatus, everyCodeItsStatus, refusedInputAs400 } from './by-status.js';
import { startFront } from './front.js';
import { ownStates } from './own-states.js';
import { readable } from './readable.js';
import type { Scenario } from './report.js';
import { runSpecmatic } from './run.js';

interface Asked {
  /** The results of the named examples, each of which has to get the answer of its name. */
  examples: Scenario[];
  /** The results of the valid and invalid requests that Specmatic generates from the examples of success. */
  generated: Scenario[];
}

/** Runs both against the reference server. */
export async function askAll(): Promise<Asked> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-specmatic-'));
  const server = await startServer();
  const provider = {
    url: server.url,
    states: { ...createStateHandlers(server.services), ...ownStates(server.services.db) },
    reset: async () => {
      await resetDatabase(server.services.db);
      await server.forgetCounts();
    },
  };
  try {
    const examples = await ask({
      name: 'examples',
      bundle: byStatus(readable(bundle, 'examples'), everyCodeItsStatus, () => true),
      statusOf: everyCodeItsStatus,
      generates: false,
    });
    const generated = await ask({
      name: 'generated',
      bundle: byStatus(readable(bundle, 'generated'), refusedInputAs400, (example) => example === 'success'),
      statusOf: refusedInputAs400,
      generates: true,
    });
    return { examples, generated };
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }

  async function ask({ name, statusOf, ...run }: Run): Promise<Scenario[]> {
    const own = join(folder, name);
    await mkdir(own);
    const front = await startFront(provider, statusOf);
    try {
      return await runSpecmatic({ ...run, url: front.url, folder: own });
    } finally {
      await front.close();
    }
  }
}

interface Run {
  name: string;
  bundle: Bundle;
  statusOf: typeof everyCodeItsStatus;
  generates: boolean;
}
