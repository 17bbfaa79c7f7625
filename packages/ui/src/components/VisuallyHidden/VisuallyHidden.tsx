import type { ComponentProps } from 'react';

import { Hidden } from './VisuallyHidden.styles.js';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
