import { redirectTarget } from '@inkstone/api/rules';

/** The link to a target of the server; `undefined` where it is empty or may not be opened. */
export function safeHref(target: string | undefined): string | undefined {
  const found = redirectTarget(target ?? '');
  if (found === undefined) return undefined;
  return found.kind === 'route' ? `#${found.path}` : found.url;
}
