import type { ComponentProps } from 'react';

import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { ScoreRows } from './ScoreRows.js';
import { Ghost, Root } from './ScoreTable.styles.js';
import type { ScoreLine } from './verdict.js';
import { WideTable } from './WideTable.js';

export interface ScoreTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The lines, in order of year. */
  lines: readonly ScoreLine[];
  /** The end of the ruler in points: the full score, the largest where regions differ. */
  end: number;
  /** The reader's score in points. */
  mine?: number | undefined;
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as lines are expected. */
  skeletonRows?: number | undefined;
}

/** Score lines on one ruler: a table, or rows on a phone. `--stuck-below`: height of a sticky header. */
export function ScoreTable({
  lines,
  end,
  mine,
  loading = false,
  skeletonRows = 10,
  ...rest
}: ScoreTableProps) {
  const phone = useMediaQuery(media.mobile);
  if (loading) {
    return (
      <Root aria-busy="true" {...rest}>
        {placeholders(skeletonRows, () => (
          <Ghost>
            <Skeleton shape="block" height="1rem" />
          </Ghost>
        ))}
      </Root>
    );
  }
  const shown = { lines, end, mine };
  return <Root {...rest}>{phone ? <ScoreRows {...shown} /> : <WideTable {...shown} />}</Root>;
}
