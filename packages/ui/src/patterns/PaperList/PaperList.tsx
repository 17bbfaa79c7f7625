import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../components/EmptyState/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { PaperRow, type Paper } from '../PaperRow/index.js';
import { paperListMessages } from './messages.zh.js';
import { Ghost, List, Nothing } from './PaperList.styles.js';

export interface PaperListProps extends Omit<ComponentProps<'ul'>, 'onToggle'> {
  papers: readonly Paper[];
  loading?: boolean | undefined;
  /** How many rows the loading state draws: as many as are to come. */
  skeletonRows?: number | undefined;
  /** In place of the drawn empty state. */
  empty?: ReactNode;
  onToggleFavourite?: ((id: number) => void) | undefined;
}

export function PaperList({
  papers,
  loading = false,
  skeletonRows = 4,
  empty,
  onToggleFavourite,
  ...rest
}: PaperListProps) {
  if (loading) {
    // Places are numbered as items are: without a key of its own, a place would be moved to its item.
    return (
      <List key="loading" aria-busy="true" {...rest}>
        {Array.from({ length: skeletonRows }, (_, row) => (
          <li key={row}>
            <Ghost>
              <Skeleton shape="block" width="2.875rem" height="2.875rem" />
              <Skeleton lines={2} />
            </Ghost>
          </li>
        ))}
      </List>
    );
  }
  if (papers.length === 0)
    return <Nothing>{empty ?? <EmptyState title={paperListMessages.empty} />}</Nothing>;
  return (
    <List {...rest}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <PaperRow paper={paper} onToggleFavourite={onToggleFavourite} />
        </li>
      ))}
    </List>
  );
}
