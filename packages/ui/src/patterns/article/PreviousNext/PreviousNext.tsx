import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Cell, Direction, Root, Title } from './PreviousNext.styles.js';
import { previousNextMessages } from './messages.zh.js';

export interface Neighbour {
  title: string;
  href: string;
}

export interface PreviousNextProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The newer neighbour; `undefined` for the newest. */
  previous: Neighbour | undefined;
  /** The older neighbour; `undefined` for the oldest. */
  next: Neighbour | undefined;
  /** Measure word of the linked items. */
  measure?: string | undefined;
}

/** Links to the articles before and after this one; plain text at an end of the list. */
export function PreviousNext({
  previous,
  next,
  measure = previousNextMessages.measure,
  ...rest
}: PreviousNextProps) {
  return (
    <Root aria-label={previousNextMessages.label(measure)} {...rest}>
      <Cell>
        <Direction>
          <Icon name="chevron-left" size={16} />
          {previousNextMessages.previous(measure)}
        </Direction>
        <Way to={previous} none={previousNextMessages.newest(measure)} />
      </Cell>
      <Cell>
        <Direction>
          {previousNextMessages.next(measure)}
          <Icon name="chevron-right" size={16} />
        </Direction>
        <Way to={next} none={previousNextMessages.oldest(measure)} />
      </Cell>
    </Root>
  );
}

function Way({ to, none }: { to: Neighbour | undefined; none: string }) {
  return to === undefined ? (
    <Title>{none}</Title>
  ) : (
    <Title as="a" href={to.href}>
      {to.title}
    </Title>
  );
}
