import type { ComponentProps, ReactNode } from 'react';

import { Description, Desk, Root, Title } from './EmptyState.styles.js';
import { InkstoneDrawing } from './InkstoneDrawing.js';
import { emptyStateMessages } from './messages.zh.js';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there, in a few words. */
  title?: string | undefined;
  /** Why, and what the person can do. */
  description?: ReactNode;
  /** One way on, usually a Button. */
  action?: ReactNode;
  /** For a side column: a smaller drawing and less air. */
  compact?: boolean | undefined;
}

/** An empty desk: nothing here, and that is no fault. */
export function EmptyState({
  title = emptyStateMessages.title,
  description,
  action,
  compact = false,
  ...rest
}: EmptyStateProps) {
  return (
    <Root $compact={compact} {...rest}>
      <Desk $compact={compact}>
        <InkstoneDrawing />
      </Desk>
      <Title $compact={compact}>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action}
    </Root>
  );
}
