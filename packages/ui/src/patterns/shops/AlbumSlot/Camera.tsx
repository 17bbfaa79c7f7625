import { Sign } from './AlbumSlot.styles.js';

/** Not in the set of icons, all of which the first page loads. */
export function Camera() {
  return (
    <Sign viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8.25h4l1.5-2.5h5l1.5 2.5h4v10.5H4ZM12 10a3.25 3.25 0 1 1 0 6.5a3.25 3.25 0 0 1 0-6.5Z" />
    </Sign>
  );
}
