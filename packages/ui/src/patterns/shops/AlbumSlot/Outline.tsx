import { Drawing } from './AlbumSlot.styles.js';
import { outlines, type AlbumOutline } from './outlines.js';

const CARDS: readonly AlbumOutline[] = ['portrait', 'emblem'];

/** What the paper looks like: its edge is dashed, because the edges of the photograph belong there. */
export function Outline({ kind }: { kind: AlbumOutline }) {
  const { thin, thick }: { thin: string; thick?: string } = outlines[kind];
  return (
    <Drawing viewBox="0 0 240 160" aria-hidden="true">
      <rect x="20" y="14" width="200" height="132" rx={CARDS.includes(kind) ? 9 : 0} strokeDasharray="5 5" />
      <path d={thin} />
      {thick !== undefined && <path d={thick} strokeWidth="5" />}
    </Drawing>
  );
}
