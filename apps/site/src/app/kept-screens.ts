import { NavigationType, type Location } from 'react-router';

import { isAuthPath } from '../lib/config/paths.js';

interface Place {
  location: Location;
  navigationType: NavigationType;
}

/** A screen in the page, shown or hidden. */
export interface KeptScreen {
  id: number;
  /** Its path; with the id of its item, because another id is another page. */
  name: string;
  /** Where it is shown, or was shown last. */
  location: Location;
}

export interface KeptScreens {
  /** The last one is shown, the others in the order in which they were left. */
  screens: readonly KeptScreen[];
  /** Of the session that they were rendered for. */
  token: string | undefined;
}

/** The shown one included: each takes memory. */
const LIMIT = 3;

function pathOf({ pathname }: Location): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/** Whether two locations are one entry of the history. Addresses that a person typed all have the same key. */
function isSame(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname && one.search === other.search;
}

/**
 * The screens in the page at a place. Former ones stay for Back and Forward; a link opens a screen anew, none twice.
 * Pages with passwords do not stay, and none stays for another person.
 *
 * @returns `kept` itself where nothing has changed
 */
export function screensAt(
  kept: KeptScreens | undefined,
  { location, navigationType }: Place,
  token: string | undefined,
): KeptScreens {
  const all = kept?.screens ?? [];
  const last = all.at(-1);
  const isOfSession = kept?.token === token;
  if (kept !== undefined && isOfSession && last !== undefined && isSame(last.location, location)) return kept;

  const name = `${pathOf(location)}?${new URLSearchParams(location.search).get('id') ?? ''}`;
  const others = isOfSession ? all.filter((screen) => !isAuthPath(pathOf(screen.location))) : [];
  const former =
    navigationType === NavigationType.Pop
      ? others.find((screen) => isSame(screen.location, location))
      : undefined;
  const id = Math.max(0, ...all.map((screen) => screen.id)) + 1;
  const shown = { ...(last?.name === name ? last : (former ?? { id, name })), location };
  return { screens: [...others.filter((screen) => screen.name !== name), shown].slice(-LIMIT), token };
}
