import { menuPage } from '@inkstone/api/rules';
import type { MenuEntry, MenuItem } from '@inkstone/api/types';
import type { DesktopHeaderProps } from '@inkstone/ui/patterns/DesktopHeader';

import { paths } from '../../lib/config/paths.js';

type Section = DesktopHeaderProps['sections'][number];

/** The link has no query, so that a list opened from the menu is reset (Spec A 2). */
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

/** The menu as the headers show it. An item that opens no page and has no children is left out. */
export function toSections(menu: readonly MenuItem[]): Section[] {
  return menu.flatMap(({ id, title, children }): Section[] => {
    const href = menuHref(id);
    const links = toLinks(children);
    return href === undefined && links.length === 0 ? [] : [{ id, label: title, href, children: links }];
  });
}

/** The menu item that opens a path. Where a child and its parent open the same one, it is the child. */
export function currentIdOf(sections: readonly Section[], pathname: string): Section['id'] | undefined {
  const href = `#${pathname}`;
  const links = sections.flatMap((section) => [...(section.children ?? []), section]);
  return links.find((link) => link.href === href)?.id;
}
