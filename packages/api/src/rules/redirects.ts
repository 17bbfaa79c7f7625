export type RedirectTarget =
  /** A path of the site's hash router, with its query. */
  | { kind: 'route'; path: string }
  /** A file of the API's origin. */
  | { kind: 'file'; url: string }
  /** Another site. */
  | { kind: 'external'; url: string };

const ROUTE = /^\/(?:layout|login|loginRegister)(?:[/?]|$)/;

function externalUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // "https://inkstone.example@evil.example/" reads like another host than it is.
  return url.username === '' && url.password === '' ? url.href : undefined;
}

/**
 * Where a link that came from data may lead (return path, a slide's `extend`, `buy_url`): a path of
 * this site, with or without "#", a file, or an http(s) address. Anything else, such as
 * "javascript:" or "//host", is dropped.
 */
export function redirectTarget(text: string): RedirectTarget | undefined {
  const target = text.trim();
  const path = target.startsWith('#') ? target.slice(1) : target;
  // Browsers drop control characters from addresses and read a backslash as a slash.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\\]/.test(path)) return undefined;
  if (ROUTE.test(path)) return { kind: 'route', path };
  if (target.startsWith('/files/')) return { kind: 'file', url: target };
  const url = externalUrl(target);
  return url === undefined ? undefined : { kind: 'external', url };
}
