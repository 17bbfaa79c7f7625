import { Shelf } from './NameNotFound.styles.js';

/** A shelf of books with an empty place. Decorative. */
export function EmptyPlace() {
  return (
    <Shelf viewBox="0 0 170 96" aria-hidden="true">
      <path d="M22 84V30h16v54M42 84V22h14v62M60 84V34h16v50M112 84V24h14v60M130 84V36h18v48" />
      <path d="M22 42h16M42 36h14M60 46h16M112 38h14M130 48h18" />
      <path data-gap d="M84 84V28h20v56" strokeDasharray="4 6" />
      <path d="M8 84h154" />
    </Shelf>
  );
}
