import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { Toggle } from './FavouriteButton.styles.js';
import { favouriteButtonMessages } from './messages.zh.js';

export interface FavouriteButtonProps extends Omit<ComponentProps<'button'>, 'onToggle' | 'children'> {
  /** Whether it is a favourite. The caller may change it at once and revert it if the request fails. */
  on: boolean;
  /** The request is running: further clicks are ignored. */
  busy?: boolean | undefined;
  onToggle: () => void;
  /** Shows only the icon, as in a row; the label is still read by screen readers. */
  compact?: boolean | undefined;
  /** Name of the item, for the accessible name where a page has several such buttons. */
  subjectName?: string | undefined;
}

/** Adds or removes a favourite. */
export function FavouriteButton({
  on,
  busy = false,
  onToggle,
  compact = false,
  subjectName,
  ...rest
}: FavouriteButtonProps) {
  const words = on ? favouriteButtonMessages.remove : favouriteButtonMessages.add;
  const object = subjectName === undefined ? '' : `：${subjectName}`;
  return (
    // Not `disabled`: a button that becomes disabled loses the focus.
    <Toggle
      type="button"
      aria-pressed={on}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      title={compact ? words : undefined}
      {...rest}
      $on={on}
      $busy={busy}
      $compact={compact}
      onClick={() => {
        if (!busy) onToggle();
      }}
    >
      <Icon name={on ? 'heart-filled' : 'heart'} size={20} />
      {compact ? (
        <VisuallyHidden>{`${words}${object}`}</VisuallyHidden>
      ) : (
        <span>
          {words}
          {object !== '' && <VisuallyHidden>{object}</VisuallyHidden>}
        </span>
      )}
    </Toggle>
  );
}
