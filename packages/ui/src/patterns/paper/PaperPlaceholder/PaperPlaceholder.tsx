import type { ComponentProps } from 'react';

import { PaperOpening } from '../desk/PaperState.js';
import { Inside, ViewerBox } from '../desk/ViewerBox.styles.js';
import { Desk } from './PaperPlaceholder.styles.js';

export interface PaperPlaceholderProps extends ComponentProps<'section'> {
  /** Shown instead of a blank sheet, such as why there is no paper and what to do. */
  children?: ComponentProps<'section'>['children'];
}

/**
 * Has the box of a `PaperViewer` while its code or the addresses of the files are fetched, so that nothing moves when it
 * comes. Its own code is small: the page imports it, and the viewer later.
 */
export function PaperPlaceholder({ children, ...rest }: PaperPlaceholderProps) {
  return (
    <ViewerBox aria-busy={children === undefined || undefined} {...rest}>
      <Inside>{children === undefined ? <PaperOpening /> : <Desk>{children}</Desk>}</Inside>
    </ViewerBox>
  );
}
