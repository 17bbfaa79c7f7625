export type RedirectTarget =
  /** A path of the site's hash router with its query. */
  | { kind: 'route'; path: string }
  /** A file on the origin of the API. */
  | { kind: 'file'; url: string }
  /** Another site. */
  | { kind: 'external'; url: string };

const ROUTE = /^\/(?:layout|login|loginRegister)(?:[/?]|$)/;

/** Not `URL.canParse`: Chromium has it since 120 only. */
function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function externalUrl(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? parsedUrl(text) : undefined;
  if (url === undefined) return undefined;
  // "https://inkstone.example@evil.example/" looks like a link to another host than it opens.
  return url.username === '' && url.password === '' ? url.href : undefined;
}

/**
 * The target of a link that comes from data, such as a return path, `extend` of a slide or `buy_url`: a path of the site,
 * with or without "#", a file, or an http(s) URL. Anything else, such as "javascript:" or "//host", gives `undefined`.
 */
export function redirectTarget(text: string): RedirectTarget | undefined {
  const target = text.trim();
  const path = target.startsWith('#') ? target.slice(1) : target;
  // Browsers remove control characters from URLs and read a backslash as a slash.
  // eslint-disable-next-line no-control-regex -- the pattern has to find control characters
  if (/[\u0000-\u001f\\]/.test(path)) return undefined;
  if (ROUTE.test(path)) return { kind: 'route', path };
  if (target.startsWith('/files/')) return { kind: 'file', url: target };
  const url = externalUrl(target);
  return url === undefined ? undefined : { kind: 'external', url };
}
