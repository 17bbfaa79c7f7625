/** Seconds that a link must have left to be kept; whoever watches must not come to its end. */
const WORTH_KEEPING_S = 60 * 60;

interface FilmLink {
  path: string;
  /** Seconds since 1970. */
  expires: number;
}

function readLink(link: string): FilmLink {
  const { pathname, searchParams } = new URL(link, 'http://origin.invalid');
  return { path: pathname, expires: Number(searchParams.get('expires')) };
}

/**
 * The address that a player should have after an article was fetched anew. Each answer signs the film anew, and
 * with another address the player would begin from the start: when the reader collects the course, say.
 *
 * @param known the address shown until now
 * @param fresh the address of the new answer; an empty string where there is no film, or for a visitor
 */
export function steadyFilmLink(known: string | undefined, fresh: string, now = Date.now()): string {
  if (known === undefined || known === '' || fresh === '') return fresh;
  const link = readLink(known);
  const isGood = link.path === readLink(fresh).path && link.expires - now / 1000 > WORTH_KEEPING_S;
  return isGood ? known : fresh;
}
