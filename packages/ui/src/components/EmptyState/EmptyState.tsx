import type { ComponentProps, ReactNode } from 'react';

import { Description, Desk, Root, Title } from './EmptyState.styles.js';
import { InkstoneDrawing } from './InkstoneDrawing.js';
import { emptyStateMessages } from './messages.zh.js';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in a few words. */
  title?: string | undefined;
  /** The reason, and what the user can do. */
  description?: ReactNode;
  /** What to do next, usually a Button. */
  action?: ReactNode;
  /** For a side column: a smaller drawing and less space. */
  compact?: boolean | undefined;
}

/** Shown where there is no content and nothing has failed. */
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
