import type { ComponentProps } from 'react';

import { Button } from '../Button/index.js';
import { BlotDrawing } from './BlotDrawing.js';
import { Blot, Description, Root, Title } from './ErrorState.styles.js';
import { errorStateMessages } from './messages.zh.js';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. */
  title?: string | undefined;
  /** The message of the server, or what the user can do. */
  description?: string | undefined;
  /** Called by the retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean | undefined;
}

/** Replaces a part of the page that could not be loaded, with a retry button. */
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
