import type { ComponentProps } from 'react';

import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { sealMessages } from '../seal/messages.zh.js';
import { numeralOf, stateOf } from '../seal/steps.js';
import { List, Mark, Note, Step, Title, Words } from './SealSteps.styles.js';

export interface SealStep {
  id: string;
  title: string;
  /** When it was done, or how long it takes; not shown on a phone. */
  note?: string | undefined;
}

export interface SealStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  steps: readonly SealStep[];
  /** Index of the current step, `steps.length` once all are done. */
  current: number;
}

/** The progress through a procedure as numbered seals: a column, and a row on a phone. */
export function SealSteps({ label, steps, current, ...rest }: SealStepsProps) {
  return (
    <List aria-label={label} {...rest}>
      {steps.map(({ id, title, note }, index) => {
        const state = stateOf(index, current);
        return (
          <Step key={id} $passed={state === 'done'} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark aria-hidden="true" $state={state}>
              {state === 'done' ? <Icon name="check" size={16} /> : numeralOf(index)}
            </Mark>
            <Words>
              <Title $state={state}>
                {title}
                <VisuallyHidden>{sealMessages[state]}</VisuallyHidden>
              </Title>
              {note !== undefined && <Note>{note}</Note>}
            </Words>
          </Step>
        );
      })}
    </List>
  );
}
