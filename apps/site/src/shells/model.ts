import { menuPage } from '@inkstone/api/rules';
import type { DirectStore, MenuEntry, MenuItem, SiteConfig } from '@inkstone/api/types';
import type { DesktopHeaderProps } from '@inkstone/ui/patterns/DesktopHeader';
import type { FooterProps } from '@inkstone/ui/patterns/Footer';
import type { ShopsDrawerProps } from '@inkstone/ui/patterns/ShopsDrawer';

import { safeHref } from '../app/targets.js';
import { paths } from '../config/paths.js';

type Section = DesktopHeaderProps['sections'][number];

/** A menu's link has no query, so that a list opened from it is reset. */
function menuHref(id: number): string | undefined {
  const page = menuPage(id);
  return page === undefined ? undefined : `#${paths[page].pattern}`;
}

function toLinks(entries: readonly MenuEntry[]) {
  return entries.flatMap(({ id, title }) => {
    const href = menuHref(id);
    return href === undefined ? [] : [{ id, label: title, href }];
  });
}

/** The menu as the headers show it; an item that opens nothing and holds nothing is left out. */
export function toSections(menu: readonly MenuItem[]): Section[] {
  return menu.flatMap(({ id, title, children }): Section[] => {
    const href = menuHref(id);
    const links = toLinks(children);
    return href === undefined && links.length === 0 ? [] : [{ id, label: title, href, children: links }];
  });
}

/** The menu item that a path belongs to: a child before its parent. */
export function currentIdOf(sections: readonly Section[], pathname: string): Section['id'] | undefined {
  const href = `#${pathname}`;
  const links = sections.flatMap((section) => [...(section.children ?? []), section]);
  return links.find((link) => link.href === href)?.id;
}

/** The colophon, and the four shortcuts (Spec A 2). */
export function toFooter(config: SiteConfig | undefined, onShops: () => void): FooterProps {
  return {
    shortcuts: [
      { id: 'verify', label: '正版查验', note: '输入防伪码', href: paths.testAndVerify.href() },
      { id: 'feedback', label: '图书反馈', note: '纠错与建议', href: paths.bookCorrection.href() },
      { id: 'shops', label: '官方店铺', note: '天猫 · 京东 · 线下', onSelect: onShops },
      { id: 'account', label: '我的账户', note: '下载与收藏', href: paths.personalCenter.href() },
    ],
    copyright: config?.copyright,
    icp: config?.icp,
    publicSecurityRecord: config?.public_security_record,
    statement: config?.statement,
    support: config?.support,
  };
}

export function toShops(stores: readonly DirectStore[]): ShopsDrawerProps['shops'] {
  return stores.flatMap(({ platform, image, url }) => {
    const href = safeHref(url);
    return href === undefined ? [] : [{ platform, image, url: href }];
  });
}
