import { sealMessages } from './messages.zh.js';

export type StepState = 'done' | 'current' | 'ahead';

/** The state of the step at `index` while that at `current` is worked on. */
export function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** The numeral on the seal of a step. */
export function numeralOf(index: number): string {
  return sealMessages.numerals[index] ?? String(index + 1);
}
