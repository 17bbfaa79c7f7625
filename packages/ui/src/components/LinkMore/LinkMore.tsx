import type { ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Link } from './LinkMore.styles.js';

export interface LinkMoreProps extends ComponentProps<'a'> {
  href: string;
  /** Spoken after the words, where 更多 alone would not say of what. */
  describes?: string | undefined;
}

/** The quiet way on at the end of a heading. */
export function LinkMore({ describes, children, ...rest }: LinkMoreProps) {
  return (
    <Link {...rest}>
      <span>
        {children}
        {describes !== undefined && <VisuallyHidden>{describes}</VisuallyHidden>}
      </span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
