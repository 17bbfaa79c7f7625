/** Seconds that one key press moves. */
const SKIP = 10;

/** In the syntax of `aria-keyshortcuts`. */
export const PLAYER_KEYS = 'K J L M C < >';

interface Player {
  film: HTMLVideoElement;
  /** One step slower or faster. */
  onSpeed: (step: -1 | 1) => void;
}

/**
 * Letters that no browser uses for its own controls. Other keys differ by browser: in Chromium an arrow key
 * moves by one percent of the film, and no key turns the captions on.
 *
 * @returns false for a key without a meaning here
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
