/**
 * `npm run test:mutation -w @inkstone/contracts`: changes what the reference server really answers, one thing at a
 * time, and asks the verifier whether the contract notices. Turbo repeats a good outcome until an input changes.
 */
import { availableParallelism } from 'node:os';

import { operationList } from '../description.js';
import { accepted } from './accepted.js';
import { certifiedInteractions } from './certified.js';
import { inChild } from './child.js';
import type { Case } from './judge.js';
import { isGood, linesOf, type Outcome } from './report.js';
import { gapsOf, type Judged, shareOf, sharesByOperation, staleReasons, type Verdict } from './tally.js';

const GOAL = 95;

const outcome = await check();
process.stdout.write(`${linesOf(outcome).join('\n')}\n`);
process.exitCode = isGood(outcome) ? 0 : 1;

async function check(): Promise<Outcome> {
  const interactions = certifiedInteractions();
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
