import type { accepted } from './accepted.js';
import type { Change } from './mutants.js';

export interface Verdict {
  path: string;
  change: Change;
  caught: boolean;
}

export interface Judged {
  operationId: string;
  when: string;
  verdicts: readonly Verdict[];
}

/** A path in the answers of an operation where changes are not noticed. */
export interface Gap {
  operationId: string;
  path: string;
  changes: Change[];
  when: string[];
  reason: string | undefined;
}

export interface Share {
  name: string;
  caught: number;
  all: number;
}

export function shareOf(name: string, verdicts: readonly Verdict[]): Share {
  return { name, caught: verdicts.filter(({ caught }) => caught).length, all: verdicts.length };
}

export function sharesByOperation(judged: readonly Judged[]): Share[] {
  const names = [...new Set(judged.map(({ operationId }) => operationId))].toSorted();
  return names.map((name) =>
    shareOf(
      name,
      judged.filter(({ operationId }) => operationId === name).flatMap(({ verdicts }) => verdicts),
    ),
  );
}

export function gapsOf(judged: readonly Judged[], reasons: typeof accepted): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const { operationId, when, verdicts } of judged) {
    for (const { path, change, caught } of verdicts) {
      if (caught) continue;
      const key = keyOf(operationId, path);
      const reason = reasonsByKey(reasons).get(key);
      const gap = gaps.get(key) ?? { operationId, path, changes: [], when: [], reason };
      if (!gap.changes.includes(change)) gap.changes.push(change);
      if (!gap.when.includes(when)) gap.when.push(when);
      gaps.set(key, gap);
    }
  }
  return [...gaps.values()];
}

/** Reasons that are not needed any more, as `operation path`. */
export function staleReasons(gaps: readonly Gap[], reasons: typeof accepted): string[] {
  const open = new Set(gaps.map(({ operationId, path }) => keyOf(operationId, path)));
  return [...reasonsByKey(reasons).keys()].filter((key) => !open.has(key));
}

function reasonsByKey(reasons: typeof accepted): Map<string, string> {
  return new Map(
    Object.entries(reasons).flatMap(([operationId, byPath]) =>
      Object.entries(byPath).map(([path, reason]): [string, string] => [keyOf(operationId, path), reason]),
    ),
  );
}

function keyOf(operationId: string, path: string): string {
  return `${operationId} ${path}`;
}
