import type { ComponentProps } from 'react';

import { numeralOf } from '../seal/steps.js';
import { Head, List, Seal, Step, Text, Time, Title, Who, Words } from './SealPlan.styles.js';

export interface SealPlanStep {
  id: string;
  title: string;
  /** The person who acts: 您. `self` marks the steps of the reader. */
  who: { label: string; self: boolean };
  /** Duration of the step. */
  time: string;
  text: string;
}

export interface SealPlanProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The last one is the goal: its seal is red. */
  steps: readonly SealPlanStep[];
}

/** The steps of a procedure before it begins: who acts, what happens, how long it takes. */
export function SealPlan({ label, steps, ...rest }: SealPlanProps) {
  return (
    <List aria-label={label} {...rest}>
      {steps.map(({ id, title, who, time, text }, index) => (
        <Step key={id}>
          <Seal aria-hidden="true">{numeralOf(index)}</Seal>
          <Words>
            <Head>
              <Title>{title}</Title>
              <Who $self={who.self}>{who.label}</Who>
              <Time>{time}</Time>
            </Head>
            <Text>{text}</Text>
          </Words>
        </Step>
      ))}
    </List>
  );
}
