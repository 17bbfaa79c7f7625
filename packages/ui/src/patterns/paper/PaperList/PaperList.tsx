import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import type { Paper } from '../PaperRow/paper.js';
import { PaperRow } from '../PaperRow/PaperRow.js';
import { paperListMessages } from './messages.zh.js';
import { Ghost, List, Nothing } from './PaperList.styles.js';

export interface PaperListProps extends Omit<ComponentProps<'ul'>, 'onToggle'> {
  papers: readonly Paper[];
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
  onToggleFavourite?: ((id: number) => void) | undefined;
  /** Called when a paper is opened, before the page changes. */
  onOpen?: ((id: number) => void) | undefined;
}

export function PaperList({
  papers,
  loading = false,
  skeletonRows = 4,
  empty,
  onToggleFavourite,
  onOpen,
  ...rest
}: PaperListProps) {
  if (loading) {
    return (
      <List aria-busy="true" {...rest}>
        {placeholders(skeletonRows, () => (
          <li>
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
          <PaperRow paper={paper} onToggleFavourite={onToggleFavourite} onOpen={onOpen} />
        </li>
      ))}
    </List>
  );
}
