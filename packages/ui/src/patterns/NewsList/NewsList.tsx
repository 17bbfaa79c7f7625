import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../components/EmptyState/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { newsListMessages } from './messages.zh.js';
import { Day, Item, List, Nothing, Summary, Title, Way } from './NewsList.styles.js';

export interface NewsItem {
  id: number;
  title: string;
  href: string;
  /** year/month/day, as 2026/11/16. */
  date: string;
  summary?: string | undefined;
}

export interface NewsListProps extends ComponentProps<'ul'> {
  items: readonly NewsItem[];
  loading?: boolean | undefined;
  /** How many rows the loading state draws: as many as are to come. */
  skeletonRows?: number | undefined;
  /** In place of the drawn empty state. */
  empty?: ReactNode;
}

/** Dated news, newest first as given. */
export function NewsList({ items, loading = false, skeletonRows = 3, empty, ...rest }: NewsListProps) {
  if (loading) {
    // Places are numbered as items are: without a key of its own, a place would be moved to its item.
    return (
      <List key="loading" aria-busy="true" {...rest}>
        {Array.from({ length: skeletonRows }, (_, row) => (
          <Item key={row}>
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
          <Day dateTime={item.date.replaceAll('/', '-')}>{item.date.split('/').join(' · ')}</Day>
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
