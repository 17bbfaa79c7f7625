import type { ComponentProps } from 'react';

import { Skeleton } from '../../../components/Skeleton/index.js';
import { formatCount } from '../../../format/index.js';
import type { Stage } from '../../types.js';
import { Count, Grades, Name, Root, Sum, Total, TotalFigure, Way } from './GradePiles.styles.js';
import { gradePilesMessages } from './messages.zh.js';
import { Pile } from './Pile.js';

export interface GradePile {
  id: number;
  name: string;
  count: number;
  href: string;
}

export interface StagePiles {
  stage: Stage;
  name: string;
  count: number;
  grades: readonly GradePile[];
}

export interface GradePilesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of all papers. */
  total: number;
  stages: readonly StagePiles[];
  loading?: boolean | undefined;
}

/** One line of a pile represents this many papers. */
const PAPERS_OF_LINE = 4;
const MOST_LINES = 24;

/** The number of papers of each grade, as piles of paper. Each pile links to its papers. */
export function GradePiles({ total, stages, loading = false, ...rest }: GradePilesProps) {
  if (loading) {
    return (
      <Root {...rest} aria-busy="true">
        <Skeleton shape="block" width="100%" height="9rem" />
      </Root>
    );
  }
  return (
    <Root {...rest}>
      <Total>
        <TotalFigure>{formatCount(total)}</TotalFigure>
        {gradePilesMessages.total}
      </Total>
      {stages.map(({ stage, name, count, grades }) => (
        <Grades key={name} $stage={stage} $count={grades.length}>
          {grades.map((grade) => (
            <li key={grade.id}>
              <Way
                href={grade.href}
                aria-label={gradePilesMessages.pile(grade.name, formatCount(grade.count))}
              >
                <Pile
                  seed={grade.id}
                  stage={stage}
                  lines={Math.min(MOST_LINES, Math.max(1, Math.ceil(grade.count / PAPERS_OF_LINE)))}
                />
                <Name>{grade.name}</Name>
                <Count>{formatCount(grade.count)}</Count>
              </Way>
            </li>
          ))}
          <Sum $stage={stage}>
            {name} <Count>{formatCount(count)}</Count>
          </Sum>
        </Grades>
      ))}
    </Root>
  );
}
