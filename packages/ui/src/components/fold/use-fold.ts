import { useState, type FocusEvent, type RefCallback } from 'react';

import { useTallerThan } from './use-taller-than.js';

interface Fold<T extends HTMLElement> {
  /** Put it on the content itself: the only child of the box that cuts the content off. */
  contentRef: RefCallback<T>;
  /** True where the content is taller than the limit: only then is there a button. */
  foldable: boolean;
  expanded: boolean;
  toggle: () => void;
  /** Put it on the box that cuts the content off. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** State of content that is cut off at `limit` px and expands by a button. */
export function useFold<T extends HTMLElement>(limit: number): Fold<T> {
  const [expanded, setExpanded] = useState(false);
  const [contentRef, foldable] = useTallerThan<T>(limit);

  return {
    contentRef,
    foldable,
    expanded,
    toggle: () => {
      setExpanded(!expanded);
    },
    onFocus: ({ currentTarget, target }) => {
      // Tab also reaches what is cut off: expand, or the focus would be out of sight. Measure from the
      // top of the content, because the browser has already scrolled the box.
      const content = currentTarget.firstElementChild;
      if (!foldable || expanded || !content) return;
      const depth = target.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
      if (depth > currentTarget.offsetHeight) setExpanded(true);
    },
  };
}
