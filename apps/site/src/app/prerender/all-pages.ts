import { paths } from '../../lib/config/paths.js';
import { TABS } from '../../screens/company/WalkIntroTianLi/model.js';
import { siteRoutes, type RouteKind } from './site-routes.js';

const LISTED: readonly RouteKind[] = ['page', 'list'];

function link(href: string, title: string): string {
  return `<li><a href="${href}">${title}</a></li>`;
}

/**
 * Links to all public pages and to the tabs of the company. Menus, drawers and tabs open by scripts: a search engine
 * that has none would not find what is behind them.
 *
 * @param base the folder of the site, with slashes at both ends
 */
export function allPages(base: string): string {
  const links = [
    ...siteRoutes
      .filter(({ kind }) => LISTED.includes(kind))
      .map(({ name, title }) => ({ path: paths[name].pattern, title })),
    ...TABS.map((tab) => ({ path: paths.walkIntroTianLi.path({ text: tab }), title: tab })),
  ];
  const items = links.map(({ path, title }) => link(base + path.slice(1), title));
  return `<nav aria-label="全部栏目"><ul>${items.join('')}</ul></nav>`;
}
