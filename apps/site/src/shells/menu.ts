import { menuPage } from '@inkstone/api/rules';
import type { MenuEntry, MenuItem } from '@inkstone/api/types';
import type { DesktopHeaderProps } from '@inkstone/ui/patterns/DesktopHeader';

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
