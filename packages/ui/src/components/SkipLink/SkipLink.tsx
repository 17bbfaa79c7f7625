import type { ComponentProps, MouseEvent } from 'react';
import { skipLinkMessages } from './messages.zh.js';

import { Link } from './SkipLink.styles.js';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the target element, usually the <main>. */
  targetId: string;
}

/** The first tab stop: skips the header and moves the focus to the content. */
export function SkipLink({ targetId, children = skipLinkMessages.label, onClick, ...rest }: SkipLinkProps) {
  function skip(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (!target) return;
    // Following the link would replace the route, which is in the hash of the URL.
    event.preventDefault();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
    target.scrollIntoView();
  }
  return (
    <Link href={`#${targetId}`} {...rest} onClick={skip}>
      {children}
    </Link>
  );
}
