import type { Result } from './certify.js';
import type { Contract } from './contract.js';

export interface Counts {
  passed: number;
  failed: number;
  notRun: number;
}

export interface TagRow extends Counts {
  name: string;
  /** Chinese. */
  title: string;
  results: Result[];
}

/** The results by tag, in the order of the description, without tags that have no results. */
export function byTag(contract: Contract, results: readonly Result[]): TagRow[] {
  return contract.metadata.inkstone.tags.flatMap(({ name, title }) => {
    const own = results.filter(({ reference }) => reference.tag === name);
    return own.length === 0 ? [] : [{ name, title, results: own, ...countsOf(own) }];
  });
}

export function countsOf(results: readonly Result[]): Counts {
  const count = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), notRun: count('not run') };
}

/** The exit code of the command. */
export const EXIT = { allPassed: 0, failures: 1, wrongUse: 2, missingStates: 3 } as const;

export function exitCodeOf(results: readonly Result[], allowMissingStates: boolean): number {
  if (countsOf(results).failed > 0) return EXIT.failures;
  const notRun = results.filter(
    ({ outcome, reference }) => outcome === 'not run' && reference.isOptional !== true,
  );
  return notRun.length > 0 && !allowMissingStates ? EXIT.missingStates : EXIT.allPassed;
}
