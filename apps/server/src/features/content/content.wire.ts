import type { DeskContentKind, DeskContentProof } from '@inkstone/api/types';
import { toSeconds } from '../../shared/wire.js';
import type { KindPlan } from '../../content-import/write/plan.js';
import type { Proof } from './prove.js';

/** The kinds of which something is or was there. */
export function kindsOf(plan: readonly KindPlan[]): DeskContentKind[] {
  return plan
    .filter((kind) => Object.values(kind).some((value) => typeof value === 'number' && value > 0))
    .map(({ label, added, changed, returned, withdrawn, same, scheduled, scheduledFrom, faults }) => ({
      ...{ label, added, changed, returned, withdrawn, same, scheduled, faults },
      scheduled_from: scheduledFrom === null ? null : toSeconds(new Date(scheduledFrom)),
    }));
}

export function proofOf(
  { plan, sorts, peeks, notes }: Proof,
  proof: string,
  version: number,
): DeskContentProof {
  return {
    proof,
    kinds: kindsOf(plan),
    faults: sorts.reduce((sum, { count }) => sum + count, 0),
    sorts: sorts.map(({ sort, count, kept }) => ({
      sort,
      count,
      list: kept.map(({ file, sheet = '', line, reference = '', message }) => ({
        ...{ file, sheet, line, reference, message },
      })),
    })),
    sheets: peeks.map(({ sheet = '', ...peek }) => ({ ...peek, sheet })),
    notes: [...notes],
    version,
  };
}
