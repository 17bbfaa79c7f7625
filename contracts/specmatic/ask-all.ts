import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startAfresh } from '../provider/rows.js';
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
  /** The examples as they stand, each with the answer that bears its name. */
  examples: Scenario[];
  /** What Specmatic makes of the examples of success: other right questions, and wrong ones. */
  generated: Scenario[];
}

/** Asks the reference server everything. */
export async function askAll(): Promise<Asked> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-specmatic-'));
  const server = await startServer();
  const provider = {
    url: server.url,
    states: { ...createStateHandlers(server.services), ...ownStates(server.services.db) },
    reset: async () => {
      await startAfresh(server.services.db);
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
