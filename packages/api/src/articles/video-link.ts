/** Seconds that a link must still be valid to be reused, so that it does not expire while the video plays. */
const MIN_VALIDITY_S = 60 * 60;

interface VideoLink {
  path: string;
  /** Unix time in seconds. */
  expires: number;
}

function readLink(link: string): VideoLink {
  const { pathname, searchParams } = new URL(link, 'http://origin.invalid');
  return { path: pathname, expires: Number(searchParams.get('expires')) };
}

/**
 * The URL for the player after an article was refetched. Each response has a new signature, and with another URL the
 * player would restart the video, for example when the user adds the course to the favourites.
 *
 * @param known the current URL of the player
 * @param fresh the URL in the new response; an empty string where there is no video, or for a visitor
 */
export function reuseVideoLink(known: string | undefined, fresh: string, now = Date.now()): string {
  if (known === undefined || known === '' || fresh === '') return fresh;
  const link = readLink(known);
  const isGood = link.path === readLink(fresh).path && link.expires - now / 1000 > MIN_VALIDITY_S;
  return isGood ? known : fresh;
}
