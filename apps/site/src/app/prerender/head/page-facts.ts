import type { MenuItem } from '@inkstone/api/types';
import { toStage } from '@inkstone/api/props/stages';
import { menuPage, STAGES } from '@inkstone/api/rules';

import { menuTitle } from '../../../kits/section-names.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import type { PathName } from '../../../lib/config/paths.js';
import { cardOf, type CardFacts } from './card-facts.js';
import { SITE_DESCRIPTION } from './site-description.js';

/** Forms, which tell a searcher nothing. */
const FORMS = new Set<PathName>(['bookCorrection', 'testAndVerify', 'queryProgressStep']);

export function isForm(name: PathName): boolean {
  return FORMS.has(name);
}

/** Names named in a description. */
const MOST_NAMES = 8;
const TITLES = new Set(['title', 'shop_name', 'store_name', 'school_name']);

/** The titles of what a page lists, in the order of the page. */
function titlesIn(data: unknown, found: Set<string>): Set<string> {
  if (typeof data !== 'object' || data === null) return found;
  for (const [name, value] of Object.entries(data)) {
    if (found.size >= MOST_NAMES) return found;
    if (typeof value === 'string' && TITLES.has(name) && value !== '') found.add(value);
    else titlesIn(value, found);
  }
  return found;
}

/** The pages of the menu below a page. */
function namesBelow(menu: readonly MenuItem[], name: PathName): string[] {
  const item = menu.find(({ id }) => menuPage(id) === name);
  return item?.children.map(({ title }) => title) ?? [];
}

/** What a list, a hub or another page is about: what stands on it. */
export function pageSentences(
  name: PathName,
  menu: readonly MenuItem[],
  listed: readonly unknown[],
): string[] {
  if (name === 'home') return [SITE_DESCRIPTION, `${PUBLISHER.name}，${PUBLISHER.tagline}`];
  const title = menuTitle(menu, name);
  const titles = [...listed.reduce<Set<string>>((found, data) => titlesIn(data, found), new Set())];
  const names = [...namesBelow(menu, name), ...titles];
  return [names.length === 0 ? title : `${title}：${names.join('、')}`, SITE_DESCRIPTION];
}

export function pageCard(name: PathName, menu: readonly MenuItem[]): CardFacts {
  const isHome = name === 'home';
  return cardOf({
    kind: '',
    title: isHome ? PUBLISHER.motto.join('，') : menuTitle(menu, name),
    line: PUBLISHER.tagline,
    stage: toStage(STAGES.find(({ booksPage }) => booksPage === name)?.id),
    cover: '',
  });
}
