import type { ComponentProps, ReactNode } from 'react';

import { actionBarMessages } from './messages.zh.js';
import { Act, Bar, Fact, FactLabel, FactValue } from './ActionBar.styles.js';
import { useActionBar } from './use-action-bar.js';

export interface ActionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A secondary action at the start, such as an icon button that adds a favourite. */
  secondary?: ReactNode;
  /** The most important fact, such as the days left: a label and its value. */
  fact?: { label: string; value: string } | undefined;
  /** On a wider page the bar is a row in the text, the action first. Otherwise the wider page shows the action itself. */
  inText?: boolean | undefined;
  /** The one main action of the page, as a block button. */
  children: ReactNode;
}

/** The bar with the main action of a page on a phone. It hides the `BottomBar` and reserves its height. */
export function ActionBar({ secondary, fact, inText = false, children, ...rest }: ActionBarProps) {
  useActionBar();
  return (
    <Bar role="region" aria-label={actionBarMessages.label} {...rest} $inText={inText}>
      {secondary}
      {fact !== undefined && (
        <Fact>
          <FactLabel>{fact.label}</FactLabel>
          <FactValue>{fact.value}</FactValue>
        </Fact>
      )}
      <Act>{children}</Act>
    </Bar>
  );
}
