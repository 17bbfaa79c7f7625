import type { ComponentProps } from 'react';

import { IconButton } from '../../../components/IconButton/index.js';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import type { Account, Brand } from '../../types.js';
import { mobileHeaderMessages } from './messages.zh.js';
import { Bar } from './MobileHeader.styles.js';

export interface MobileHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  brand: Brand;
  /** Whether the drawer is open, for the state of its button. */
  menuOpen: boolean;
  onMenuOpen: () => void;
  /** URL of the search page, for a new tab and for clicks before hydration. */
  searchHref: string;
  onSearchOpen: () => void;
  account: Account;
}

/** The header of the mobile site. */
export function MobileHeader({
  brand,
  menuOpen,
  onMenuOpen,
  searchHref,
  onSearchOpen,
  account,
  ...rest
}: MobileHeaderProps) {
  return (
    <Bar {...rest}>
      <IconButton
        icon="menu"
        label={mobileHeaderMessages.menu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenuOpen}
      />
      <BrandMark brand={brand} compact />
      <IconButton
        icon="search"
        label={mobileHeaderMessages.search}
        href={searchHref}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onSearchOpen();
        }}
      />
      <AccountLink account={account} compact />
    </Bar>
  );
}
