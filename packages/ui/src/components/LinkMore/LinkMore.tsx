import type { ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Link } from './LinkMore.styles.js';

export interface LinkMoreProps extends ComponentProps<'a'> {
  href: string;
  /** Read after the label by screen readers, where 更多 alone would be ambiguous. */
  describes?: string | undefined;
}

/** The "more" link at the end of a heading. */
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
