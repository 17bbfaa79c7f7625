import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { ArticleRow, type ArticleItem } from '../ArticleRow/ArticleRow.js';
import { Plate, Words } from '../ArticleRow/ArticleRow.styles.js';
import { Ghost, List } from './ArticleList.styles.js';
import { articleListMessages } from './messages.zh.js';

export interface ArticleListProps extends ComponentProps<'ul'> {
  articles: readonly ArticleItem[];
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
  /** Smaller rows of one height, for one column of a page. */
  compact?: boolean | undefined;
  /** Directly below tabs, whose rule is enough. */
  belowTabs?: boolean | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
}

/** A list of articles, in the given order. */
export function ArticleList({
  articles,
  loading = false,
  skeletonRows = 4,
  compact = false,
  belowTabs = false,
  empty,
  ...rest
}: ArticleListProps) {
  if (loading) {
    return (
      <List $below={belowTabs} aria-busy="true" {...rest}>
        {placeholders(skeletonRows, () => (
          <li>
            <Ghost data-compact={compact || undefined}>
              <Plate>
                <Skeleton shape="block" ratio="8 / 5" />
              </Plate>
              <Words>
                <Skeleton lines={3} />
              </Words>
            </Ghost>
          </li>
        ))}
      </List>
    );
  }
  if (articles.length === 0) return empty ?? <EmptyState title={articleListMessages.empty} />;
  return (
    <List $below={belowTabs} {...rest}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleRow article={article} compact={compact} />
        </li>
      ))}
    </List>
  );
}
