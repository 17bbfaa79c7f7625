import { useId, useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';

import { useTallerThan } from '../../hooks/use-taller-than.js';
import { foldText } from '../../messages.zh.js';
import { Icon } from '../Icon/index.js';
import { Root, Toggle, Window } from './Collapsible.styles.js';

export interface CollapsibleProps extends ComponentProps<'div'> {
  /** Height in px from which the content folds; shorter content shows whole and has no button. */
  maxHeight: number;
  children: ReactNode;
}

/** Long content behind a fade, with 展开 and 收起 under it. */
export function Collapsible({ maxHeight, children, ...rest }: CollapsibleProps) {
  const contentId = useId();
  const [expanded, setExpanded] = useState(false);
  const [contentRef, foldable] = useTallerThan<HTMLDivElement>(maxHeight);
  const folded = foldable && !expanded;

  function showWhatHasFocus(event: FocusEvent<HTMLDivElement>) {
    // Tab reaches links behind the fade as well: they must not take the focus out of sight.
    // Measured from the content's own top, because the browser has scrolled the cut box by now.
    const content = event.currentTarget.firstElementChild;
    if (!folded || !content) return;
    const depth = event.target.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
    if (depth > maxHeight) setExpanded(true);
  }

  return (
    <Root {...rest}>
      <Window
        id={contentId}
        $folded={folded}
        // Until it is measured it is cut at the limit too, so that nothing below it jumps up.
        style={expanded ? undefined : { maxHeight }}
        onFocus={showWhatHasFocus}
      >
        <div ref={contentRef}>{children}</div>
      </Window>
      {foldable && (
        <Toggle
          type="button"
          aria-expanded={expanded}
          aria-controls={contentId}
          onClick={() => {
            setExpanded(!expanded);
          }}
        >
          {expanded ? foldText.fold : foldText.expand}
          <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={16} />
        </Toggle>
      )}
    </Root>
  );
}
