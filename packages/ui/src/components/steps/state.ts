/** The state of a step by its place. */
export type StepPlace = 'done' | 'current' | 'ahead';

/** The state of a step that its place does not tell. */
export type StepHindrance = 'failed' | 'locked';

export type StepState = StepPlace | StepHindrance;

/** The place of the step at `index` while that at `current` is worked on. */
export function placeOf(index: number, current: number): StepPlace {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}
