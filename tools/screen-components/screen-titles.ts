import { paths, type PathName } from '../../apps/site/src/lib/config/paths.js';

/** The title of each route. Where the page of an item has the title of its list, it is told apart by 详情. */
export function screenTitles(): Map<PathName, string> {
  const titles = new Map<PathName, string>();
  const taken = new Set<string>();
  for (const name of Object.keys(paths) as PathName[]) {
    const own: string = paths[name].title;
    const title = taken.has(own) ? `${own}详情` : own;
    taken.add(title);
    titles.set(name, title);
  }
  return titles;
}
