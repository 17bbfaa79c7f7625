import { unitsOf } from '../../books/units.js';
import type { GradeName, StageKey, SubjectName } from '../../lookups/school.js';
import { bodiesOf } from './question.js';
import { bankOf } from './read-banks.js';

/** A paper on one unit has at least this many numbered questions. */
export const enoughQuestions = 5;

export function questionsOn(stage: StageKey, subject: SubjectName, unit: string): number {
  return bankOf(stage, subject)
    .sections.flatMap(({ questions }) => questions)
    .filter(({ units }) => units.includes(unit))
    .reduce((sum, question) => sum + (bodiesOf(question)[0]?.items?.length ?? 1), 0);
}

/** In teaching order: those with enough questions. */
export function coveredUnits(stage: StageKey, subject: SubjectName, grade: GradeName): readonly string[] {
  return unitsOf(stage, subject, grade).filter(
    (unit) => questionsOn(stage, subject, unit) >= enoughQuestions,
  );
}
