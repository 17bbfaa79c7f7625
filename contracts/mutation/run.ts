/**
 * `npm run test:mutation -w @inkstone/contracts`: changes what the reference server really answers, one thing at a
 * time, and asks the verifier whether the contract notices. An outcome that is good is written to `outcome.json`.
 * With `--changed` it does nothing when no input has changed since that outcome, and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { operationList } from '../description.js';
import { readPact } from '../pact-file.js';
import { accepted } from './accepted.js';
import { inChild } from './child.js';
import { hashOfInputs } from './inputs.js';
import type { Case } from './judge.js';
import { isGood, linesOf, type Outcome } from './report.js';
import { gapsOf, type Judged, shareOf, sharesByOperation, staleReasons, type Verdict } from './tally.js';

const GOAL = 95;
const OUTCOME_FILE = join(import.meta.dirname, 'outcome.json');

/** The last good outcome; the file is committed. */
interface LastGood {
  /** Hash of what it depends on. */
  inputs: string;
  caught: number;
  all: number;
}

const onlyIfChanged = process.argv.includes('--changed');
const inputs = hashOfInputs();
const last = JSON.parse(readFileSync(OUTCOME_FILE, 'utf8')) as LastGood;
if (onlyIfChanged && last.inputs === inputs) {
  process.stdout.write(
    `跳过：契约、接口描述和服务端的应答自上次检验以来都没有变（当时 ${String(last.all)} 处改动，发现 ${String(last.caught)} 处）\n`,
  );
} else {
  const outcome = await check();
  process.stdout.write(`${linesOf(outcome).join('\n')}\n`);
  process.exitCode = isGood(outcome) ? 0 : 1;
  if (isGood(outcome)) keep({ inputs, caught: outcome.total.caught, all: outcome.total.all });
}

function keep(good: LastGood): void {
  if (!onlyIfChanged) writeFileSync(OUTCOME_FILE, `${JSON.stringify(good, null, 2)}\n`);
  else
    process.stdout.write(
      '运行 npm run test:mutation -w @inkstone/contracts 并提交结果，下次便不必重复检验。\n',
    );
}

async function check(): Promise<Outcome> {
  const { interactions } = readPact();
  const answers = await inChild<string[]>('record.ts', {});
  const cases = interactions.map(({ response }, index): Case => ({ response, answer: answers[index] ?? '' }));
  const verdicts = await judge(cases);
  const judged = interactions.map(({ description, request }, index): Judged => {
    const operation = operationList.find(
      ({ method, path }) => method === request.method.toLowerCase() && path === request.path,
    );
    if (operation === undefined) throw new Error(`${request.method} ${request.path} is not described.`);
    return { operationId: operation.operationId, when: description, verdicts: verdicts[index] ?? [] };
  });
  const gaps = gapsOf(judged, accepted);
  return {
    shares: sharesByOperation(judged),
    total: shareOf('total', verdicts.flat()),
    gaps,
    stale: staleReasons(gaps, accepted),
    goal: GOAL,
  };
}

/** Equal pairs of expectation and answer, such as most refusals, are verified once. All cores share the work. */
async function judge(all: readonly Case[]): Promise<Verdict[][]> {
  const keys = all.map((one) => JSON.stringify(one));
  const different = [...new Set(keys)];
  const shares = Array.from({ length: availableParallelism() }, (_, share) =>
    different.filter((__, index) => index % availableParallelism() === share),
  );
  const judgedShares = await Promise.all(
    shares.map((share) =>
      inChild<Verdict[][]>(
        'judge.ts',
        share.map((key) => JSON.parse(key) as Case),
      ),
    ),
  );
  const byKey = new Map(
    shares.flatMap((share, number) =>
      share.map((key, index): [string, Verdict[]] => [key, judgedShares[number]?.[index] ?? []]),
    ),
  );
  return keys.map((key) => byKey.get(key) ?? []);
}
