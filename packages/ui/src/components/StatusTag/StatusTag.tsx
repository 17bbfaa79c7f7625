import type { ComponentProps } from 'react';

import { Dot, Root, type StatusTone } from './StatusTag.styles.js';

export type { StatusTone };

export interface StatusTagProps extends ComponentProps<'span'> {
  /** `ok`: running or valid. `warn`: needs attention. `danger`: refused. `quiet`: over, or not begun. */
  tone: StatusTone;
}

/** A state as text, with a dot in its colour: 报名中. */
export function StatusTag({ tone, children, ...rest }: StatusTagProps) {
  return (
    <Root $tone={tone} {...rest}>
      <Dot aria-hidden="true" />
      {children}
    </Root>
  );
}
