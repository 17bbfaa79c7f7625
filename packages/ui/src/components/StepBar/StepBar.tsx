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
  /** What happens in the step, or how long it takes. */
  description?: string | undefined;
}

export interface StepBarProps extends ComponentProps<'div'> {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly StepBarStep[];
  /**
   * Index of the current step, `steps.length` once all are done. Left out, the steps are a plan: a column
   * without states.
   */
  current?: number | undefined;
  /** On a phone `horizontal` is a thin bar with the text of the current step. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** The progress through several steps. */
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

/** The text of the current step below the bar on a phone; screen readers read the list. */
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
