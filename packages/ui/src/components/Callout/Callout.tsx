import type { ComponentProps, ReactNode } from 'react';

import { Icon, type IconName } from '../Icon/index.js';
import { Root, Words, type CalloutKind } from './Callout.styles.js';

export interface CalloutProps extends ComponentProps<'div'> {
  kind?: CalloutKind | undefined;
  children: ReactNode;
}

const icons: Record<CalloutKind, IconName> = {
  error: 'error',
  warning: 'warning',
  success: 'check-circle',
  info: 'info',
};

/** A message in the page: why a form was refused, or what to know before going on. */
export function Callout({ kind = 'info', children, ...rest }: CalloutProps) {
  return (
    <Root $kind={kind} role={kind === 'error' ? 'alert' : undefined} {...rest}>
      <Icon name={icons[kind]} />
      <Words>{children}</Words>
    </Root>
  );
}
