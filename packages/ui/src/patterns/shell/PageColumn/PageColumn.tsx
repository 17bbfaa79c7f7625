import type { ComponentProps } from 'react';

import { Column } from './PageColumn.styles.js';

export type PageColumnProps = ComponentProps<'div'>;

/** The content column of a screen, as wide as in header and footer. */
export function PageColumn(props: PageColumnProps) {
  return <Column {...props} />;
}
