import type { ComponentProps } from 'react';

import { Item, Root } from './Breadcrumbs.styles.js';
import { breadcrumbsMessages } from './messages.zh.js';

export interface Crumb {
  label: string;
  /** Left out for the last item, which is the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the root to the current page. */
  items: readonly Crumb[];
}

/** The path to the current page. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  return (
    <Root aria-label={breadcrumbsMessages.label} {...rest}>
      <ol>
        {items.map(({ label, href }) => (
          <Item key={label}>
            {href === undefined ? (
              <span aria-current="page" title={label}>
                {label}
              </span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </Item>
        ))}
      </ol>
    </Root>
  );
}
