import type { ComponentProps } from 'react';

import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { Toggle } from './FavouriteButton.styles.js';
import { favouriteButtonMessages } from './messages.zh.js';

export interface FavouriteButtonProps extends Omit<ComponentProps<'button'>, 'onToggle' | 'children'> {
  /** Whether it is a favourite. The owner may turn it at once and back if the server refuses. */
  on: boolean;
  /** The call is under way: the look has changed already, further presses are swallowed. */
  busy?: boolean | undefined;
  onToggle: () => void;
  /** The heart alone, as in a row; its words are still spoken. */
  compact?: boolean | undefined;
  /** What is favoured. It completes the spoken name where a page holds several such buttons. */
  subjectName?: string | undefined;
}

/** 加入收藏 / 取消收藏. */
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
    // aria-disabled instead of disabled: the focus stays with the person who pressed.
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
