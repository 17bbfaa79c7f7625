import { redirectTarget } from '@inkstone/api/rules';

/**
 * The link to a target that comes from the server (a slide's `extend`, a card's `url`, `buy_url`);
 * `undefined` where it is empty or may not be opened.
 */
export function safeHref(target: string | undefined): string | undefined {
  const found = redirectTarget(target ?? '');
  if (found === undefined) return undefined;
  return found.kind === 'route' ? `#${found.path}` : found.url;
}
