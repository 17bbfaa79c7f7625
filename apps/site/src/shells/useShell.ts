import { getFloatingConfigQuery, getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';
import type { FooterProps } from '@inkstone/ui/patterns/Footer';
import type { DesktopHeaderProps } from '@inkstone/ui/patterns/DesktopHeader';
import type { ShopsDrawerProps } from '@inkstone/ui/patterns/ShopsDrawer';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useApi, useSession } from '../app/api.js';
import { paths } from '../config/paths.js';
import { SITE_NAME, SITE_TAGLINE } from '../config/site.js';
import { useDisclosure, type Disclosure } from '../hooks/useDisclosure.js';
import { currentIdOf, toFooter, toSections, toShops } from './model.js';
import { useFirstVisit, type FirstVisit } from './useFirstVisit.js';
import { useLogout } from './useLogout.js';

/** All that either shell shows. */
export interface ShellModel {
  pathname: string;
  brand: DesktopHeaderProps['brand'];
  sections: DesktopHeaderProps['sections'];
  menuLoading: boolean;
  currentId: string | number | undefined;
  account: DesktopHeaderProps['account'];
  onLogout: (() => void) | undefined;
  footer: FooterProps;
  shops: { items: ShopsDrawerProps['shops']; loading: boolean };
  menuDrawer: Disclosure;
  shopsDrawer: Disclosure;
  firstVisit: FirstVisit;
  searchBooks: (search: string) => void;
}

export function useShell(): ShellModel {
  const client = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useSession();
  const logOut = useLogout();
  const menuDrawer = useDisclosure();
  const shopsDrawer = useDisclosure();

  const menu = useQuery(getMenuQuery(client));
  const config = useQuery(getSiteConfigQuery(client));
  const floating = useQuery(getFloatingConfigQuery(client));
  const firstVisit = useFirstVisit(config.data?.home_dialog);
  const sections = toSections(menu.data ?? []);

  const searchBooks = useCallback(
    (search: string) => void navigate(paths.addedServices.path({ search: search.trim() })),
    [navigate],
  );

  return {
    pathname,
    brand: {
      name: SITE_NAME,
      tagline: SITE_TAGLINE,
      homeHref: paths.home.href(),
      logoUrl: config.data?.top_logo || undefined,
    },
    sections,
    menuLoading: menu.isPending,
    currentId: currentIdOf(sections, pathname),
    account: {
      loggedIn: user !== null,
      href: user === null ? paths.nowLogin.href() : paths.personalInfor.href(),
      name: user?.nickname,
      avatarUrl: user?.avatar || undefined,
    },
    onLogout: user === null ? undefined : logOut,
    footer: toFooter(config.data, shopsDrawer.show),
    shops: { items: toShops(floating.data?.direct_store ?? []), loading: floating.isPending },
    menuDrawer,
    shopsDrawer,
    firstVisit,
    searchBooks,
  };
}
