import type { ComponentProps } from 'react';

import { Hidden } from './VisuallyHidden.styles.js';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for ears only: read out by a screen reader, not drawn. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
