import { type Contract, type Interaction, type Reference, referenceOf, valuesNeededBy } from './contract.js';
import { type Difference, differencesOf } from './differences.js';
import { HookTrouble, reasonOf, StateMissing, StatesHook, type Values } from './hook.js';
import type { Options } from './options.js';
import { type Exchange, startRelay } from './relay.js';
import { runEngine, type Verdict } from './run-engine.js';
import { codeOf, jsonOf } from './envelope.js';
import { effectOf } from './side-effects.js';

/** The result of one interaction. */
export interface Result {
  interaction: Interaction;
  reference: Reference;
  outcome: 'passed' | 'failed' | 'not run';
  /** For a failure: each difference between the expected and the received answer, one line each. */
  differences: Difference[];
  /** For an interaction that was not run: the reason, and the states that the hook does not set up, if that is it. */
  reason?: string;
  missing?: string[];
  exchange?: Exchange;
}

/** The server or the hook cannot be reached. The message is shown to the user of the command. */
export class Unreachable extends Error {}

/** States that hold for every server without a hook. */
const NEEDS_NO_HOOK = 'nobody is logged in';
const NO_HOOK = '没有给出 --states-url，无法准备它的状态';
const STOPPED = '失败的项已满 --max-failures';
const TOO_OFTEN = 429;
const NOT_OFFERED = '服务端没有提供，也可以不提供';
const LIMITED = '服务端限制了次数（code 429），没有钩子来清空计数';

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

  const chosen = contract.interactions.filter((interaction) => isChosen(interaction, options));
  const results = new Map(hook === undefined ? chosen.flatMap((one) => withoutHook(one, options)) : []);
  const runnable = chosen.filter((one) => !results.has(one));
  const relay = await startRelay({
    baseUrl: options.baseUrl,
    timeout,
    prepare: (number) => {
      onProgress(number + 1, runnable.length);
      return prepare(runnable[number], hook);
    },
  });
  try {
    const judge = (number: number, verdict: Verdict | undefined): Result | undefined => {
      const interaction = runnable[number];
      const exchange = relay.exchangeOf(number);
      return interaction && resultOf(interaction, verdict, exchange, hook !== undefined);
    };
    const isEnough = (verdicts: readonly Verdict[]): boolean =>
      verdicts.filter((one) => judge(one.interaction, one)?.outcome === 'failed').length >=
      options.maxFailures;
    const mayStop = Number.isFinite(options.maxFailures);
    const verdicts =
      runnable.length === 0 ? [] : await runEngine(contract, runnable, relay, mayStop ? isEnough : undefined);
    const byNumber = new Map(verdicts.map((verdict) => [verdict.interaction, verdict]));
    const isStopped = isEnough(verdicts);
    runnable.forEach((interaction, number) => {
      const verdict = byNumber.get(number);
      const result =
        verdict === undefined && isStopped ? notRun(interaction, STOPPED) : judge(number, verdict);
      if (result !== undefined) results.set(interaction, result);
    });
    return chosen.flatMap((interaction) => results.get(interaction) ?? []);
  } finally {
    await relay.close();
  }
}

/** Checks that a server responds at all. */
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

/** The publisher's own side; other backends need not have it. */
const DESK = 'desk';

function isChosen(interaction: Interaction, { only, desk }: Options): boolean {
  const { tag, operationId } = referenceOf(interaction);
  if (only.includes(tag) || only.includes(operationId)) return true;
  return only.length === 0 && (desk || tag !== DESK);
}

/** The names of the states that a hook has to set up. */
function statesOfHook({ providerStates = [] }: Interaction): string[] {
  return providerStates.map(({ name }) => name).filter((name) => name !== NEEDS_NO_HOOK);
}

/** The result of an interaction that cannot or should not be run without a hook. */
function withoutHook(interaction: Interaction, { allowSideEffects }: Options): [Interaction, Result][] {
  const states = statesOfHook(interaction);
  if (states.length > 0) return [[interaction, notRun(interaction, NO_HOOK, states)]];
  const effect = allowSideEffects ? undefined : effectOf(interaction);
  if (effect === undefined) return [];
  return [
    [interaction, notRun(interaction, `${effect}，没有钩子时不验证（要验证就加 --allow-side-effects）`)],
  ];
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
  hasHook: boolean,
): Result {
  const { trouble, answered } = exchange ?? {};
  if (trouble instanceof StateMissing) return notRun(interaction, trouble.message, [trouble.state]);
  const common = { interaction, reference: referenceOf(interaction), ...(exchange && { exchange }) };
  if (answered !== undefined && verdict?.isGood === true) {
    return { ...common, outcome: 'passed', differences: [] };
  }
  // The counts of an earlier run may still hold, because nothing has reset them.
  if (!hasHook && codeOf(jsonOf(answered?.body)) === TOO_OFTEN) return notRun(interaction, LIMITED);
  if (common.reference.isOptional === true && [404, 405, 501].includes(answered?.status ?? 0)) {
    return notRun(interaction, NOT_OFFERED);
  }
  return { ...common, outcome: 'failed', differences: differencesOf(interaction, verdict, exchange) };
}

function notRun(interaction: Interaction, reason: string, missing: string[] = []): Result {
  const reference = referenceOf(interaction);
  return { interaction, reference, outcome: 'not run', differences: [], reason, missing };
}
