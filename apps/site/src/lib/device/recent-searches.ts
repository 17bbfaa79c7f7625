import { storedJson } from './stored.js';

/** Older ones are forgotten. */
const MOST = 6;

const searches = storedJson('localStorage', 'recentSearches', (value) =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, MOST) : undefined,
);

/** What was searched for on this device, the latest first. */
export function readRecentSearches(): string[] {
  return searches.read() ?? [];
}

export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = readRecentSearches().filter((other) => other !== text);
  searches.write([text, ...others].slice(0, MOST));
}

/** Asked for by the person, and at logout: the next one at this device must not read it. */
export function forgetSearches(): void {
  searches.write(undefined);
}
