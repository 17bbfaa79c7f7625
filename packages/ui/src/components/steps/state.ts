/** The state of a step by its position. */
export type StepPlace = 'done' | 'current' | 'ahead';

/** The state of a step that does not follow from its position. */
export type StepHindrance = 'failed' | 'locked';

export type StepState = StepPlace | StepHindrance;

/** The position of the step at `index` relative to the current step. */
export function placeOf(index: number, current: number): StepPlace {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}
