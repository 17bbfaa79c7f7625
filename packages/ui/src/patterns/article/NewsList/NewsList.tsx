import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { newsListMessages } from './messages.zh.js';
import { Day, Item, List, Nothing, Summary, Title, Way } from './NewsList.styles.js';

export interface NewsItem {
  id: number;
  title: string;
  href: string;
  /** As displayed, such as 2026-11-16. */
  date: string;
  summary?: string | undefined;
}

export interface NewsListProps extends ComponentProps<'ul'> {
  items: readonly NewsItem[];
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
}

/** A list of news with dates, in the given order. */
export function NewsList({ items, loading = false, skeletonRows = 3, empty, ...rest }: NewsListProps) {
  if (loading) {
    return (
      <List aria-busy="true" {...rest}>
        {placeholders(skeletonRows, () => (
          <Item>
            <Skeleton lines={3} />
          </Item>
        ))}
      </List>
    );
  }
  if (items.length === 0) return <Nothing>{empty ?? <EmptyState title={newsListMessages.empty} />}</Nothing>;
  return (
    <List {...rest}>
      {items.map((item) => (
        <Item key={item.id}>
          <Day dateTime={item.date}>{item.date}</Day>
          <Title>
            <Way href={item.href}>
              <span>{item.title}</span>
            </Way>
          </Title>
          {item.summary && <Summary>{item.summary}</Summary>}
        </Item>
      ))}
    </List>
  );
}
