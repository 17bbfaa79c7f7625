import { screenAt } from '../screens.js';

const HASH_LINK = / href="#(\/[^"]*)"/g;

/**
 * Links to screens as plain addresses, for those who read a page without scripts. The early script turns them back
 * (`early/plain-links.ts`): the application has links behind the #.
 *
 * @param base the folder of the site, with slashes at both ends
 */
export function toPlainLinks(html: string, base: string): string {
  return html.replace(HASH_LINK, (link, path: string) =>
    screenAt(path) === undefined ? link : ` href="${base}${path.slice(1)}"`,
  );
}
