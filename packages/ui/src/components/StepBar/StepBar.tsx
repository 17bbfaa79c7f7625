import type { ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { stepBarMessages } from './messages.zh.js';
import {
  Caption,
  Description,
  List,
  Mark,
  Place,
  Step,
  Title,
  Words,
  type StepState,
} from './StepBar.styles.js';

export interface StepBarStep {
  id: string;
  title: string;
  /** What happens in it, or how long it takes. */
  description?: string | undefined;
}

export interface StepBarProps extends ComponentProps<'div'> {
  /** Names the row of steps for a screen reader. */
  label: string;
  steps: readonly StepBarStep[];
  /**
   * Index of the step that is under way, `steps.length` once all are done. Left out, the steps are a
   * plan that nobody has begun: always a column, and nothing is said of how they stand.
   */
  current?: number | undefined;
  /** `horizontal` is a thin bar with the current step's words on a phone. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** How far a matter of several steps has come. */
export function StepBar({ label, steps, current, orientation = 'horizontal', ...rest }: StepBarProps) {
  const vertical = orientation === 'vertical' || current === undefined;
  return (
    <div {...rest}>
      <List aria-label={label} $vertical={vertical}>
        {steps.map((step, index) => {
          const state = current === undefined ? undefined : stateOf(index, current);
          return (
            <Step
              key={step.id}
              aria-current={state === 'current' ? 'step' : undefined}
              $vertical={vertical}
              $passed={state === 'done'}
            >
              <Mark aria-hidden="true" $vertical={vertical} $state={state ?? 'ahead'}>
                {state === 'done' ? <Icon name="check" size={16} /> : <span>{index + 1}</span>}
              </Mark>
              <Words $vertical={vertical}>
                <Title $state={state ?? 'current'}>
                  {step.title}
                  {state !== undefined && <VisuallyHidden>{stepBarMessages[state]}</VisuallyHidden>}
                </Title>
                {step.description !== undefined && <Description>{step.description}</Description>}
              </Words>
            </Step>
          );
        })}
      </List>
      {!vertical && <PhoneCaption steps={steps} current={current} />}
    </div>
  );
}

/** The current step in words below the thin bar of a phone; a reader has them in the list. */
function PhoneCaption({ steps, current }: { steps: readonly StepBarStep[]; current: number }) {
  const index = Math.min(current, steps.length - 1);
  const step = steps[index];
  if (!step) return null;
  return (
    <Caption aria-hidden="true">
      <Place>{stepBarMessages.place(index + 1, steps.length)}</Place>
      <span>{step.title}</span>
      {step.description !== undefined && <Description>{step.description}</Description>}
    </Caption>
  );
}
