import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../../components/IconButton/index.js';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import type { Account, Brand, MenuSection } from '../../types.js';
import { Bar, Inner, NavSlot, Search } from './DesktopHeader.styles.js';
import { MegaMenu } from './MegaMenu.js';
import { desktopHeaderMessages } from './messages.zh.js';

export interface DesktopHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  brand: Brand;
  /** The sections in the header; a section with children has a panel. */
  sections: readonly MenuSection[];
  /** Id of the current section or child. */
  currentId?: string | number | undefined;
  /** Whether the drawer is open, for the state of its button. */
  menuOpen: boolean;
  onMenuOpen: () => void;
  /** The search box. */
  search: ReactNode;
  account: Account;
}

/** The header of the desktop site. */
export function DesktopHeader({
  brand,
  sections,
  currentId,
  menuOpen,
  onMenuOpen,
  search,
  account,
  ...rest
}: DesktopHeaderProps) {
  return (
    <Bar {...rest}>
      <Inner>
        <IconButton
          icon="menu"
          label={desktopHeaderMessages.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenuOpen}
        />
        <BrandMark brand={brand} />
        <NavSlot>
          <MegaMenu sections={sections} currentId={currentId} />
        </NavSlot>
        <Search>{search}</Search>
        <AccountLink account={account} />
      </Inner>
    </Bar>
  );
}
