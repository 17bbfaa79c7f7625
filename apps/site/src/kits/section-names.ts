import { menuPage } from '@inkstone/api/rules';
import type { MenuEntry, MenuItem } from '@inkstone/api/types';

import { paths, type PathName } from '../lib/config/paths.js';

/** The menu entry that opens a page, after the item that it stands under, if any. */
function entriesOf(menu: readonly MenuItem[], name: PathName): MenuEntry[] {
  for (const item of menu) {
    if (menuPage(item.id) === name) return [item];
    const child = item.children.find(({ id }) => menuPage(id) === name);
    if (child !== undefined) return [item, child];
  }
  return [];
}

/** The name of a page: that of its entry in the server's menu, else the one in `config/paths.ts`. */
export function menuTitle(menu: readonly MenuItem[], name: PathName): string {
  return entriesOf(menu, name).at(-1)?.title ?? paths[name].title;
}

/** A page on the way to another one. */
export interface Step {
  name: PathName;
  label: string;
}

/** The way from home to the page of a section, both included. */
export function stepsTo(menu: readonly MenuItem[], section: PathName): Step[] {
  // A menu item that opens no page, such as 图书中心, is no step of the way.
  const parents = entriesOf(menu, section)
    .slice(0, -1)
    .flatMap(({ id, title }) => {
      const name = menuPage(id);
      return name === undefined ? [] : [{ name, label: title }];
    });
  return [
    { name: 'home', label: paths.home.title },
    ...parents,
    { name: section, label: menuTitle(menu, section) },
  ];
}
