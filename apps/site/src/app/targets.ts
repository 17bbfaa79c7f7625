import { redirectTarget } from '@inkstone/api/rules';

/**
 * The plain link to a target that the server named (a slide's `extend`, a card's `url`, `buy_url`);
 * `undefined` where it is empty or not a place a person may be sent to.
 */
export function safeHref(target: string | undefined): string | undefined {
  const found = redirectTarget(target ?? '');
  if (found === undefined) return undefined;
  return found.kind === 'route' ? `#${found.path}` : found.url;
}
