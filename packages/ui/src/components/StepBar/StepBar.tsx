import type { ComponentProps } from 'react';

import { stepMessages } from '../steps/messages.zh.js';
import { placeOf, type StepHindrance } from '../steps/state.js';
import { StepSign } from '../steps/StepSign.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { stepBarMessages } from './messages.zh.js';
import { Caption, Description, List, Mark, Place, Step, Title, Words } from './StepBar.styles.js';

export interface StepBarStep {
  id: string;
  title: string;
  /** What happens in the step, or how long it takes. */
  description?: string | undefined;
  /** `failed`: to be done again. `locked`: cannot be begun yet. Say why in the description. */
  state?: StepHindrance | undefined;
}

export interface StepBarProps extends ComponentProps<'div'> {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly StepBarStep[];
  /**
   * Index of the current step, `steps.length` when all are done. Without it, the steps are a plan: a column
   * without states.
   */
  current?: number | undefined;
  /** On a phone `horizontal` is a thin bar with the text of the current step. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** The progress through several steps. */
export function StepBar({ label, steps, current, orientation = 'horizontal', ...rest }: StepBarProps) {
  const vertical = orientation === 'vertical' || current === undefined;
  return (
    <div {...rest}>
      <List aria-label={label} $vertical={vertical}>
        {steps.map((step, index) => {
          const place = current === undefined ? undefined : placeOf(index, current);
          const state = step.state ?? place;
          return (
            <Step
              key={step.id}
              aria-current={place === 'current' ? 'step' : undefined}
              $vertical={vertical}
              $passed={state === 'done'}
            >
              <Mark aria-hidden="true" $vertical={vertical} $state={state ?? 'ahead'}>
                <StepSign state={state ?? 'ahead'} number={index + 1} />
              </Mark>
              <Words $vertical={vertical}>
                <Title $state={state ?? 'current'}>
                  {step.title}
                  {state !== undefined && <VisuallyHidden>{stepMessages[state]}</VisuallyHidden>}
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

/** The text of the current step, below the bar on a phone; screen readers read the list instead. */
function PhoneCaption({ steps, current }: { steps: readonly StepBarStep[]; current: number }) {
  const index = Math.min(current, steps.length - 1);
  const step = steps[index];
  if (!step) return null;
  return (
    <Caption aria-hidden="true">
      <Place>{stepBarMessages.place(index + 1, steps.length)}</Place>
      <Title as="span" $state={step.state ?? 'current'}>
        {step.title}
      </Title>
      {step.description !== undefined && <Description>{step.description}</Description>}
    </Caption>
  );
}
