import type { ComponentProps } from 'react';

import { PaperOpening } from '../desk/PaperState.js';
import { Inside, ViewerBox } from '../desk/ViewerBox.styles.js';
import { Desk } from './PaperPlaceholder.styles.js';

export interface PaperPlaceholderProps extends ComponentProps<'section'> {
  /** Shown instead of a blank sheet, such as why there is no paper and what to do. */
  children?: ComponentProps<'section'>['children'];
}

/**
 * Takes the place of a `PaperViewer` while its code or the URLs of the files are fetched, so that nothing
 * moves afterwards. Its own code is small: import it with the page, and the viewer later.
 */
export function PaperPlaceholder({ children, ...rest }: PaperPlaceholderProps) {
  return (
    <ViewerBox aria-busy={children === undefined || undefined} {...rest}>
      <Inside>{children === undefined ? <PaperOpening /> : <Desk>{children}</Desk>}</Inside>
    </ViewerBox>
  );
}
