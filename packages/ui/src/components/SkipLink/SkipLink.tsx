import type { ComponentProps, MouseEvent } from 'react';
import { skipLinkMessages } from './messages.zh.js';

import { Link } from './SkipLink.styles.js';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the element to go to, usually the <main>. */
  targetId: string;
}

/** The first stop of the Tab key: over the header, straight to the content. */
export function SkipLink({ targetId, children = skipLinkMessages.label, onClick, ...rest }: SkipLinkProps) {
  function skip(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (!target) return;
    // Following the link would replace the route, which lives in the address's hash.
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
