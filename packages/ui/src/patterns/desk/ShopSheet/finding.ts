import { CLEAR, OWN } from '../ReasonChips/ReasonChips.js';

/** What is found of a paper: `CLEAR`, the id of a stock reason, or `OWN` with words. */
export interface Finding {
  choice: string;
  own: string;
}

/** What was found, by paper; a paper that is missing here is clear. */
export type Findings = Readonly<Partial<Record<string, Finding>>>;

export const clearFinding: Finding = { choice: CLEAR, own: '' };

/** Why a paper is refused; '' for a clear one, and while own words are missing. */
export function refusalOf({ choice, own }: Finding = clearFinding): string {
  if (choice === CLEAR) return '';
  return choice === OWN ? own.trim() : choice;
}

/** Whether own words were chosen for a paper and not written. */
export function isUnwritten(findings: Findings): boolean {
  return Object.values(findings).some((finding) => finding?.choice === OWN && finding.own.trim() === '');
}
