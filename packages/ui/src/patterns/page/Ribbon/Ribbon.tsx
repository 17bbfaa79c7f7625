import type { ComponentProps } from 'react';

import { Cloth, Pull } from './Ribbon.styles.js';
import { ribbonMessages } from './messages.zh.js';

export interface RibbonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Title of the favourite, for the accessible name. */
  itemTitle: string;
  /** The request is running: the ribbon is half pulled out and ignores clicks. */
  busy?: boolean | undefined;
}

/** The ribbon of a favourite, at the top edge of its card. Pulling it out removes the favourite. */
export function Ribbon({ itemTitle, busy = false, onClick, ...rest }: RibbonProps) {
  const words = ribbonMessages.remove(itemTitle);
  return (
    <Pull
      type="button"
      aria-label={words}
      title={words}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? undefined : onClick}
    >
      <Cloth data-busy={busy || undefined} />
    </Pull>
  );
}
