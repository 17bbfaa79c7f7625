/**
 * The URL under which a page is handed on: its plain address where the server serves documents, which a chat can read,
 * else the address behind the #. A served document says whose it is; the page of a server of files does not.
 *
 * @param path as a route builds it: `/layout/list/booksDetails?id=7`
 */
export function sharedAddress(path: string): string {
  const { href, pathname } = window.location;
  if (document.querySelector('meta[property="og:site_name"]') === null) return new URL(`#${path}`, href).href;
  // Below the folder that the site is served from, at the host that the publisher wants to be found at, if one is set.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(path.slice(1), new URL(pathname, canonical?.href ?? href)).href;
}

/** The URL under which the page that is open is handed on. */
export function sharedPage(): string {
  return sharedAddress(window.location.hash.slice(1) || '/');
}
