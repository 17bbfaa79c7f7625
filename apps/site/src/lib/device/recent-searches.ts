import { readDevice, writeDevice } from './device.js';

const KEY = 'recentSearches';

/** Older ones are forgotten. */
const MOST = 6;

/** What was searched for on this device, the latest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readDevice(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = readRecentSearches().filter((other) => other !== text);
  writeDevice(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}

/** Asked for by the person, and at logout: the next one at this device must not read it. */
export function forgetSearches(): void {
  writeDevice(KEY, null);
}
