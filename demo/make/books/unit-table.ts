import type { GradeName, SubjectName } from '../lookups/school.js';

/** For each subject and grade the names of its units, separated by `|`; a missing pair is not taught. */
export type UnitTable = Partial<Record<SubjectName, Partial<Record<GradeName, string>>>>;
