import type { MenuItem } from '../types.js';
import { sectionOf, type SectionName, type SECTIONS } from './sections.js';

/** The sections with a page and an entry of the menu. */
export type MenuPage = {
  [N in SectionName]: (typeof SECTIONS)[N] extends { within: string } ? never : N;
}[SectionName];

/** The page of a menu entry (Spec A 2); `undefined` for an id without a route. */
export function menuPage(id: number): MenuPage | undefined {
  const section = sectionOf(id);
  return section === undefined || section.within !== undefined ? undefined : (section.name as MenuPage);
}

const VISIBLE_TYPE = 1;

function visible<Entry extends { type: number; sort: number }>(entries: readonly Entry[]): Entry[] {
  // Not toSorted: Chromium has it since 110 only. The filtered list is a copy.
  return entries.filter(({ type }) => type === VISIBLE_TYPE).sort((a, b) => a.sort - b.sort);
}

/** The visible menu: only entries of type 1 (Spec A 3), sorted by `sort`, on both levels. */
export function visibleMenu(items: readonly MenuItem[]): MenuItem[] {
  return visible(items).map((item) => ({ ...item, children: visible(item.children) }));
}
