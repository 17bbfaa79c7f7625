import type { ComponentProps } from 'react';

import { stepMessages } from '../../../components/steps/messages.zh.js';
import { placeOf, type StepHindrance } from '../../../components/steps/state.js';
import { StepSign } from '../../../components/steps/StepSign.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { numeralOf } from '../seal/steps.js';
import { List, Mark, Note, Step, Title, Words } from './SealSteps.styles.js';

export interface SealStep {
  id: string;
  title: string;
  /** Date of completion, or duration; not shown on a phone. */
  note?: string | undefined;
  /** `failed`: to be done again. `locked`: cannot be begun yet. */
  state?: StepHindrance | undefined;
}

export interface SealStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  steps: readonly SealStep[];
  /** Index of the current step, `steps.length` when all are done. */
  current: number;
}

/** The progress through a procedure as numbered seals: a column, or a row on a phone. */
export function SealSteps({ label, steps, current, ...rest }: SealStepsProps) {
  return (
    <List aria-label={label} {...rest}>
      {steps.map(({ id, title, note, state: hindrance }, index) => {
        const place = placeOf(index, current);
        const state = hindrance ?? place;
        return (
          <Step key={id} $passed={place === 'done'} aria-current={place === 'current' ? 'step' : undefined}>
            <Mark aria-hidden="true" $state={state}>
              <StepSign state={state} number={numeralOf(index)} />
            </Mark>
            <Words>
              <Title $state={state}>
                {title}
                <VisuallyHidden>{stepMessages[state]}</VisuallyHidden>
              </Title>
              {note !== undefined && <Note>{note}</Note>}
            </Words>
          </Step>
        );
      })}
    </List>
  );
}
