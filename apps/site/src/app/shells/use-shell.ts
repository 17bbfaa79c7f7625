import { useApi, useSession } from '@inkstone/api/react';
import { getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';
import type { DesktopHeaderProps } from '@inkstone/ui/patterns/DesktopHeader';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { paths } from '../../lib/config/paths.js';
import { PUBLISHER } from '../../lib/config/publisher.js';
import { sectionPath } from '../../lib/config/within.js';
import { firstVisitSeen } from '../../lib/device/choices.js';
import { useDisclosure, type Disclosure } from '../../lib/hooks/use-disclosure.js';
import { currentIdOf, toSections } from './menu.js';
import { useSearchText, type SearchText } from './search/use-search-text.js';

/**
 * What the header of both shells shows, and what their lower part needs of it. What is open is here and not in the shells:
 * turning a phone puts another shell in place of the one that has opened it.
 */
export interface ShellModel {
  pathname: string;
  brand: DesktopHeaderProps['brand'];
  sections: DesktopHeaderProps['sections'];
  menuLoading: boolean;
  currentId: string | number | undefined;
  account: DesktopHeaderProps['account'];
  menuDrawer: Disclosure;
  searchDialog: Disclosure;
  search: SearchText;
  shopsDrawer: Disclosure;
  /** The first-visit dialog is done with. */
  greeted: boolean;
  onGreeted: () => void;
}

export function useShell(): ShellModel {
  const client = useApi();
  const { pathname } = useLocation();
  const section = sectionPath(pathname);
  const user = useSession();
  const menuDrawer = useDisclosure();
  const searchDialog = useDisclosure();
  const shopsDrawer = useDisclosure();
  const [greeted, setGreeted] = useState(() => firstVisitSeen.read() !== undefined);
  const menu = useQuery(getMenuQuery(client));
  const config = useQuery(getSiteConfigQuery(client));
  const sections = toSections(menu.data ?? []);

  return {
    pathname,
    brand: {
      name: PUBLISHER.name,
      tagline: PUBLISHER.tagline,
      sealText: PUBLISHER.seal,
      homeHref: paths.home.href(),
      logoUrl: client.fileUrl(config.data?.top_logo ?? ''),
      logoNightUrl: client.fileUrl(config.data?.top_logo_night ?? ''),
    },
    sections,
    menuLoading: menu.isPending,
    currentId: currentIdOf(sections, section),
    account: {
      loggedIn: user !== null,
      href: user === null ? paths.nowLogin.href() : paths.personalInfor.href(),
      name: user?.nickname,
      avatarUrl: client.fileUrl(user?.avatar ?? ''),
    },
    menuDrawer,
    searchDialog,
    search: useSearchText(),
    shopsDrawer,
    greeted,
    onGreeted: () => setGreeted(true),
  };
}
