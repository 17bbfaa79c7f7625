import type { GradeName, StageKey, SubjectName } from '../lookups/school.js';
import type { UnitTable } from './unit-table.js';
import { highUnits } from './units-high.js';
import { middleUnits } from './units-middle.js';
import { primaryUnits } from './units-primary.js';

const tables: Readonly<Record<StageKey, UnitTable>> = {
  high: highUnits,
  middle: middleUnits,
  primary: primaryUnits,
};

export function isTaught(stage: StageKey, subject: SubjectName, grade: GradeName): boolean {
  return tables[stage][subject]?.[grade] !== undefined;
}

/** The units of a subject in a grade, at least five, in teaching order. */
export function unitsOf(stage: StageKey, subject: SubjectName, grade: GradeName): readonly string[] {
  const units = tables[stage][subject]?.[grade];
  if (units === undefined) throw new RangeError(`${subject} is not taught in ${grade}`);
  return units.split('|');
}
