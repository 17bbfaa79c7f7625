import { Icon } from '@inkstone/ui/components/Icon';
import type { ComponentProps } from 'react';

import { Back } from './WayBack.styles.js';

interface WayBackProps extends ComponentProps<'a'> {
  href: string;
  /** The page that it leads to. */
  label: string;
}

/**
 * One way back in place of the breadcrumbs: on a phone, where they would take the first line of a small window for one
 * link, and from what a search has found.
 */
export function WayBack({ label, ...rest }: WayBackProps) {
  return (
    <Back {...rest}>
      <Icon name="chevron-left" size={20} />
      {label}
    </Back>
  );
}
