import type { ComponentProps } from 'react';

import { Hidden } from './VisuallyHidden.styles.js';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text that screen readers read and that is not visible. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
