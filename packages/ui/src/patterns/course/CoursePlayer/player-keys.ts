/** Seconds that one press goes back or on. */
const SKIP = 10;

/** As `aria-keyshortcuts` lists them. */
export const PLAYER_KEYS = 'K J L M C < >';

interface Player {
  film: HTMLVideoElement;
  /** Slower or faster, one step. */
  onSpeed: (step: -1 | 1) => void;
}

/**
 * Letters that no browser's own controls use. Those differ by browser in everything else: in Chromium an arrow key
 * moves by one percent of the film, and none turns the captions on.
 *
 * @returns false for a key that means nothing here
 */
export function pressPlayerKey(key: string, { film, onSpeed }: Player): boolean {
  switch (key.toLowerCase()) {
    case 'k':
      if (film.paused) void film.play().catch(() => undefined);
      else film.pause();
      return true;
    case 'j':
      film.currentTime = Math.max(0, film.currentTime - SKIP);
      return true;
    case 'l':
      film.currentTime += SKIP;
      return true;
    case 'm':
      film.muted = !film.muted;
      return true;
    case 'c':
      return turnCaptions(film);
    case '<':
      onSpeed(-1);
      return true;
    case '>':
      onSpeed(1);
      return true;
    default:
      return false;
  }
}

function turnCaptions(film: HTMLVideoElement): boolean {
  const [captions] = film.textTracks;
  if (captions === undefined) return false;
  captions.mode = captions.mode === 'showing' ? 'hidden' : 'showing';
  return true;
}
