import type { ReactNode } from 'react';

import { Icon, type IconName } from '../Icon/index.js';
import type { StepState } from './state.js';

const icons: Partial<Record<StepState, IconName>> = { done: 'check', failed: 'warning', locked: 'lock' };

/** The mark of a step: the icon of its state, otherwise its number. */
export function StepSign({ state, number }: { state: StepState; number: ReactNode }) {
  const icon = icons[state];
  return icon === undefined ? <span>{number}</span> : <Icon name={icon} size={16} />;
}
