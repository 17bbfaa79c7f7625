import { type Contract, type Interaction, type Reference, referenceOf, valuesNeededBy } from './contract.js';
import { type Difference, differencesOf } from './differences.js';
import { HookTrouble, reasonOf, StateMissing, StatesHook, type Values } from './hook.js';
import type { Options } from './options.js';
import { type Exchange, startRelay } from './relay.js';
import { runEngine, type Verdict } from './run-engine.js';

/** The result of one interaction. */
export interface Result {
  interaction: Interaction;
  reference: Reference;
  outcome: 'passed' | 'failed' | 'not run';
  /** For a failure: each difference between the expected and the received answer, one line each. */
  differences: Difference[];
  /** For an interaction that was not run: the reason, and the states that the hook does not set up. */
  reason?: string;
  missing?: string[];
  exchange?: Exchange;
}

/** The server or the hook cannot be reached. The message is shown to the user of the command. */
export class Unreachable extends Error {}

/** States that hold for every server without a hook. */
const NEEDS_NO_HOOK = 'nobody is logged in';
const NO_HOOK = '没有给出 --states-url，无法准备它的状态';

/**
 * Runs all interactions against a server.
 *
 * @param onProgress called before each interaction with its number
 * @throws Unreachable | EngineTrouble
 */
export async function certify(
  contract: Contract,
  options: Options,
  onProgress: (number: number, total: number) => void,
): Promise<Result[]> {
  const timeout = options.timeoutSeconds * 1000;
  const hook = options.statesUrl === undefined ? undefined : new StatesHook(options.statesUrl, timeout);
  await Promise.all([reach(options.baseUrl, timeout), hook?.reset().catch(unreachableHook)]);

  const chosen = contract.interactions.filter((interaction) => isChosen(interaction, options.only));
  const isRunnable = (one: Interaction) => hook !== undefined || statesOfHook(one).length === 0;
  const runnable = chosen.filter(isRunnable);
  const notRunnable = chosen.filter((one) => !isRunnable(one));
  const relay = await startRelay({
    baseUrl: options.baseUrl,
    timeout,
    prepare: (number) => {
      onProgress(number + 1, runnable.length);
      return prepare(runnable[number], hook);
    },
  });
  try {
    const verdicts = runnable.length === 0 ? [] : await runEngine(contract, runnable, relay);
    const byNumber = new Map(verdicts.map((verdict) => [verdict.interaction, verdict]));
    const results = runnable.map((interaction, number) =>
      resultOf(interaction, byNumber.get(number), relay.exchangeOf(number)),
    );
    const left = notRunnable.map((interaction) => notRun(interaction, NO_HOOK, statesOfHook(interaction)));
    return [...results, ...left].toSorted(
      (a, b) => contract.interactions.indexOf(a.interaction) - contract.interactions.indexOf(b.interaction),
    );
  } finally {
    await relay.close();
  }
}

/** Checks that a server answers at all; any answer counts. */
async function reach(baseUrl: string, timeout: number): Promise<void> {
  try {
    const response = await fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
  } catch (error) {
    throw new Unreachable(`连不上服务端 ${baseUrl}：${reasonOf(error)}`, { cause: error });
  }
}

function unreachableHook(error: unknown): never {
  throw new Unreachable((error as Error).message, { cause: error });
}

function isChosen(interaction: Interaction, only: readonly string[]): boolean {
  const { tag, operationId } = referenceOf(interaction);
  return only.length === 0 || only.includes(tag) || only.includes(operationId);
}

/** The names of the states that a hook has to set up. */
function statesOfHook({ providerStates = [] }: Interaction): string[] {
  return providerStates.map(({ name }) => name).filter((name) => name !== NEEDS_NO_HOOK);
}

async function prepare(interaction: Interaction | undefined, hook: StatesHook | undefined): Promise<Values> {
  if (interaction === undefined || hook === undefined) return {};
  await hook.reset();
  const values = await hook.arrange(interaction.providerStates ?? []);
  const missing = valuesNeededBy(interaction).filter((name) => !(name in values));
  if (missing.length > 0) throw new HookTrouble(`准备好的状态没有给出 ${missing.join('、')}`);
  return values;
}

function resultOf(
  interaction: Interaction,
  verdict: Verdict | undefined,
  exchange: Exchange | undefined,
): Result {
  const { trouble } = exchange ?? {};
  if (trouble instanceof StateMissing) return notRun(interaction, trouble.message, [trouble.state]);
  const common = { interaction, reference: referenceOf(interaction), ...(exchange && { exchange }) };
  if (exchange?.answered !== undefined && verdict?.isGood === true) {
    return { ...common, outcome: 'passed', differences: [] };
  }
  return { ...common, outcome: 'failed', differences: differencesOf(interaction, verdict, exchange) };
}

function notRun(interaction: Interaction, reason: string, missing: string[]): Result {
  const reference = referenceOf(interaction);
  return { interaction, reference, outcome: 'not run', differences: [], reason, missing };
}
