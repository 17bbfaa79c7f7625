/**
 * A link's target that came from the server or from an address (a slide's `extend`, `buy_url`, a
 * card's `url`): a path inside the site, a file of the server, or an http(s) address. Anything else,
 * such as `javascript:`, is dropped.
 */
export function safeHref(target: string | undefined): string | undefined {
  const text = target?.trim() ?? '';
  if (/^#\/(?!\/)/.test(text)) return text;
  if (text.startsWith('/files/')) return text;
  // "/\" and "//" are other hosts to a browser.
  if (/^\/(?![/\\])/.test(text)) return `#${text}`;
  return /^https?:\/\/[^\s/]/i.test(text) ? text : undefined;
}
