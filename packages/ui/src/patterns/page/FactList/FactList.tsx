import type { ComponentProps, ReactNode } from 'react';

import { Action, List, Mark, Name, Row, Value } from './FactList.styles.js';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A number that refers to the same number in a picture. */
  mark?: number | undefined;
  /** Shown at the end of the row, such as a button that copies the value. */
  action?: ReactNode;
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly Fact[];
}

/** Facts about one thing as a register: one row for each, with a line below. */
export function FactList({ facts, ...rest }: FactListProps) {
  const marked = facts.some(({ mark }) => mark !== undefined);
  return (
    <List {...rest}>
      {facts.map(({ label, value, mark, action }) => (
        <Row key={label} $marked={marked}>
          <Name>
            {mark !== undefined && <Mark aria-hidden="true">{mark}</Mark>}
            {label}
          </Name>
          <Value>
            {value}
            {action !== undefined && <Action>{action}</Action>}
          </Value>
        </Row>
      ))}
    </List>
  );
}
