import { positionOf } from '../score-scale.js';
import { Dot, Me, Track } from './RulerCell.styles.js';
import type { ScoreLine } from './verdict.js';

interface RulerCellProps {
  line: Pick<ScoreLine, 'score' | 'ordinary'>;
  end: number;
  mine: number | undefined;
}

/** One line on the ruler shared by all rows, and the reader's score. The figures next to it say the same. */
export function RulerCell({ line: { score, ordinary }, end, mine }: RulerCellProps) {
  return (
    <Track aria-hidden="true">
      {mine !== undefined && <Me style={{ left: `${String(positionOf(mine, end))}%` }} />}
      <Dot $hollow={!ordinary} style={{ left: `${String(positionOf(score, end))}%` }} />
    </Track>
  );
}
