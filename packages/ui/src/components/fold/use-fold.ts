import { useState, type FocusEvent, type RefCallback } from 'react';

import { useTallerThan } from './use-taller-than.js';

interface Fold<T extends HTMLElement> {
  /** Ref of the content: the only child of the box that clips it. */
  contentRef: RefCallback<T>;
  /** Whether the content is taller than the limit; if not, no button is needed. */
  foldable: boolean;
  expanded: boolean;
  toggle: () => void;
  /** For the box that clips the content. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** State of content that is clipped at `limit` px and expands by a button. */
export function useFold<T extends HTMLElement>(limit: number): Fold<T> {
  const [expanded, setExpanded] = useState(false);
  const [contentRef, foldable] = useTallerThan<T>(limit);

  return {
    contentRef,
    foldable,
    expanded,
    toggle: () => setExpanded(!expanded),
    onFocus: ({ currentTarget, target }) => {
      // Tab also reaches clipped content: expand, or the focus would not be visible. Measure from the top of
      // the content, because the browser has already scrolled the box.
      const content = currentTarget.firstElementChild;
      if (!foldable || expanded || !content) return;
      const depth = target.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
      if (depth > currentTarget.offsetHeight) setExpanded(true);
    },
  };
}
