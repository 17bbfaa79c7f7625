import type { Renderer } from '../../plugins/site/renderer.js';

/**
 * How a plain address is spelt where no server reads a query: `/layout/list/booksDetails?id=7` is the file
 * `/layout/list/booksDetails/id-7.html`, `…?page=2` is `…/page-2.html`. The early script of the site reads it back
 * (`apps/site/src/app/early/static-path.ts`).
 */
export function toStaticPath(path: string): string {
  if (path === '/') return path;
  const [pathname = '', query] = path.split('?');
  return query === undefined ? `${pathname}.html` : `${pathname}/${query.replace('=', '-')}.html`;
}

export type StaticPaths = Pick<Renderer, 'siteAddress'>;

/** Pages that belong to a person have no file, nor have lists that are narrowed: they are opened behind the #. */
const withoutFile = new Set(['own', 'login']);

/** @returns the address of a page in its one spelling, `undefined` for one without a file */
export function pageOf({ siteAddress }: StaticPaths, path: string): string | undefined {
  if (path === '/') return path;
  const address = siteAddress(path);
  if (address === undefined || address.isNarrowed || withoutFile.has(address.route.kind)) return undefined;
  return address.route.kind === 'home' ? '/' : address.path;
}
