import { useId, type ComponentProps, type ReactNode } from 'react';

import { FoldLabel } from '../fold/FoldLabel.js';
import { useFold } from '../fold/use-fold.js';
import { Root, Toggle, Window } from './Collapsible.styles.js';

export interface CollapsibleProps extends ComponentProps<'div'> {
  /** Height in px above which the content folds; shorter content is shown whole, without a button. */
  maxHeight: number;
  children: ReactNode;
}

/** Long content that is clipped and fades out, with 展开 and 收起 below it. */
export function Collapsible({ maxHeight, children, ...rest }: CollapsibleProps) {
  const contentId = useId();
  const { contentRef, foldable, expanded, toggle, onFocus } = useFold<HTMLDivElement>(maxHeight);
  return (
    <Root {...rest}>
      <Window
        id={contentId}
        $folded={foldable && !expanded}
        // Also clipped before it is measured, so that the content below does not jump.
        style={expanded ? undefined : { maxHeight }}
        onFocus={onFocus}
      >
        <div ref={contentRef}>{children}</div>
      </Window>
      {foldable && (
        <Toggle type="button" aria-expanded={expanded} aria-controls={contentId} onClick={toggle}>
          <FoldLabel expanded={expanded} />
        </Toggle>
      )}
    </Root>
  );
}
