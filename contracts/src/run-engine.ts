import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Contract, Interaction } from './contract.js';
import type { Relay } from './relay.js';
import { MARK } from './relay.js';

/** One difference, as the engine reports it. */
export interface Mismatch {
  type: string;
  /** JSONPath of a difference in the body: `$.data.list[0].title`. */
  path?: string;
  /** Name of a header that differs. */
  key?: string;
  expected?: unknown;
  actual?: unknown;
  mismatch: string;
}

/** The result of the engine for one interaction; a good answer has no mismatches. */
export interface Verdict {
  interaction: number;
  isGood: boolean;
  mismatches: Mismatch[];
}

interface EngineReport {
  interactionResults: {
    description: string;
    result: string;
    mismatch?: { mismatches?: Mismatch[] };
  }[];
}

/** The engine failed to produce a result. */
export class EngineTrouble extends Error {}

/**
 * Runs the interactions one after another through the relay.
 *
 * @param isEnough whether to leave out the remaining interactions; called after every file
 * @throws EngineTrouble
 */
export async function runEngine(
  contract: Contract,
  interactions: readonly Interaction[],
  relay: Relay,
  isEnough?: (verdicts: readonly Verdict[]) => boolean,
): Promise<Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-contracts-'));
  try {
    const files = await writePacts(folder, contract, interactions.map(forRelay));
    const numbers = new Map(interactions.map(({ description }, number) => [description, number]));
    const verdicts: Verdict[] = [];
    // A process runs to its end, and each takes a moment to start.
    for (const some of isEnough === undefined ? [files] : files.map((file) => [file])) {
      const report = await inAProcess([relay.url, relay.statesUrl, ...some]);
      for (const { description, result, mismatch } of report.interactionResults) {
        verdicts.push({
          interaction: numbers.get(description) ?? -1,
          isGood: result === 'OK',
          mismatches: mismatch?.mismatches ?? [],
        });
      }
      if (isEnough?.(verdicts) === true) break;
    }
    return verdicts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The engine reads the whole file again for each interaction, so the time grows with the square of its length. */
const INTERACTIONS_A_FILE = 25;

/** Writes pacts of a few interactions each. @returns their paths */
export async function writePacts(
  folder: string,
  pact: object,
  interactions: readonly object[],
): Promise<string[]> {
  const starts = interactions
    .map((_, number) => number)
    .filter((number) => number % INTERACTIONS_A_FILE === 0);
  return Promise.all(
    starts.map(async (start) => {
      const file = join(folder, `${String(start)}.json`);
      const some = interactions.slice(start, start + INTERACTIONS_A_FILE);
      await writeFile(file, JSON.stringify({ ...pact, interactions: some }));
      return file;
    }),
  );
}

/** Replaces the states by one with the number of the interaction, and marks the request with the number, for the relay. */
function forRelay({ providerStates: _, comments: __, ...interaction }: Interaction, number: number): object {
  return {
    ...interaction,
    providerStates: [{ name: 'interaction', params: { interaction: number } }],
    request: {
      ...interaction.request,
      headers: { ...interaction.request.headers, [MARK]: [String(number)] },
    },
  };
}

/** Without the variables that configure the engine: they could change the requests or publish the result. */
export function environment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^PACT_|_proxy$/i.test(name));
  return { ...Object.fromEntries(others), PACT_DO_NOT_TRACK: 'true' };
}

async function inAProcess(args: string[]): Promise<EngineReport> {
  const engine = fork(fileURLToPath(new URL('engine.js', import.meta.url)), args, {
    env: environment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said: string | undefined;
  let complaints = '';
  engine.on('message', (report: string) => (said = report));
  engine.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    engine.once('error', reject);
    engine.once('close', () => resolve());
  });
  try {
    return JSON.parse(said ?? '') as EngineReport;
  } catch (error) {
    throw new EngineTrouble(`验证引擎没有给出结果：${(said ?? complaints).trim().slice(0, 2000)}`, {
      cause: error,
    });
  }
}
