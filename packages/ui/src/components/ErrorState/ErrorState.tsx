import type { ComponentProps } from 'react';

import { Button } from '../Button/index.js';
import { BlotDrawing } from './BlotDrawing.js';
import { Blot, Description, Root, Title } from './ErrorState.styles.js';
import { errorStateMessages } from './messages.zh.js';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What did not work. */
  title?: string | undefined;
  /** The server's own words, or what the person can do. */
  description?: string | undefined;
  /** Tries again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A new try is under way. */
  retrying?: boolean | undefined;
}

/** A part of the page that could not be fetched, with a way to fetch it again. */
export function ErrorState({
  title = errorStateMessages.title,
  description = errorStateMessages.description,
  onRetry,
  retrying = false,
  ...rest
}: ErrorStateProps) {
  return (
    <Root role="alert" {...rest}>
      <Blot>
        <BlotDrawing />
      </Blot>
      <Title>{title}</Title>
      <Description>{description}</Description>
      {onRetry && (
        <Button busy={retrying} onClick={onRetry}>
          {errorStateMessages.retry}
        </Button>
      )}
    </Root>
  );
}
