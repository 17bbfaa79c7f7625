import type { Stage } from '../../types.js';
import { Drawing, Sheet } from './Pile.styles.js';

/** Height of one line, in the drawing's units. */
const LINE = 3.1;
const TOP = 18;

/** A number from -0.5 to 0.5 that is always the same for a line of a pile: the piles never change their shape. */
function jitter(seed: number, line: number): number {
  const value = Math.sin(seed * 12.9898 + line * 78.233) * 43758.5453;
  return value - Math.floor(value) - 0.5;
}

/** A ragged pile of papers seen from the side, with its top sheet seen from above. */
export function Pile({ seed, lines, stage }: { seed: number; lines: number; stage: Stage }) {
  const height = TOP + lines * LINE;
  return (
    <Drawing $stage={stage} viewBox={`0 0 80 ${height.toFixed(1)}`} aria-hidden="true" focusable="false">
      {Array.from({ length: lines }, (_, line) => {
        const width = 62 + 2.5 * jitter(seed + 0.5, line);
        const x = 9 + 5 * jitter(seed, line);
        const y = height - 1 - (line + 1) * LINE;
        return (
          <Sheet
            key={line}
            $tinted={line % 7 === 3}
            x={x.toFixed(1)}
            y={y.toFixed(1)}
            width={width.toFixed(1)}
            height="2.3"
          />
        );
      })}
      <Sheet as="path" $tinted={false} d="M12 15 23 4h46l5 11z" />
      <path d="M26 7.5h32M23 11h38" strokeOpacity=".5" />
    </Drawing>
  );
}
