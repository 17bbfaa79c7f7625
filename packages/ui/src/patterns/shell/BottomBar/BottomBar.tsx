import type { ComponentProps } from 'react';

import { Bar, Glyph, Item, Spacer } from './BottomBar.styles.js';
import { bottomBarMessages } from './messages.zh.js';

export interface BottomBarItem {
  id: string;
  label: string;
  href: string;
  /** One character in the display font, used as an icon: 首 书 卷 我. */
  glyph: string;
}

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The four main destinations. */
  items: readonly BottomBarItem[];
  currentId?: string | undefined;
  /** Accessible name of the bar. */
  label?: string | undefined;
}

/** The tab bar on a phone. Place it at the end of the page, where it reserves its own height. */
export function BottomBar({ items, currentId, label = bottomBarMessages.label, ...rest }: BottomBarProps) {
  return (
    <Spacer>
      <Bar aria-label={label} {...rest}>
        {items.map((item) => (
          <Item key={item.id} href={item.href} aria-current={item.id === currentId ? 'page' : undefined}>
            <Glyph aria-hidden="true">{item.glyph}</Glyph>
            {item.label}
          </Item>
        ))}
      </Bar>
    </Spacer>
  );
}
