import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { Fragment, type ReactNode } from 'react';

import type { Detail } from './use-detail.js';

export interface DetailPageProps<T> {
  detail: Detail<T>;
  /** The page's heading where there is no item: 图书详情. */
  title: string;
  /** The item with its measure word: 这本书. */
  noun: string;
  /** The way on where there is no item. */
  back: { label: string; href: string };
  /** Draws the page, with `undefined` while the item is being fetched. */
  children: (item: T | undefined) => ReactNode;
}

/** The page of one item, or why there is none. */
export function DetailPage<T>({ detail, title, noun, back, children }: DetailPageProps<T>) {
  switch (detail.state) {
    case 'missing':
      return (
        <PageColumn>
          <PageHeading title={title} />
          <EmptyState
            title={detail.withdrawn ? `${noun}已经下架` : `没有找到${noun}`}
            description={detail.withdrawn ? '看看别的内容。' : '它可能已经下架，或者地址有误。'}
            action={<Button href={back.href}>{back.label}</Button>}
          />
        </PageColumn>
      );
    case 'failed':
      return (
        <PageColumn>
          <PageHeading title={title} />
          <ErrorState description={detail.message} onRetry={detail.retry} retrying={detail.retrying} />
        </PageColumn>
      );
    case 'loading':
    case 'ready':
      return (
        <PageColumn>
          {/* The key makes two trees: a skeleton turned into the item would push what is below it down. */}
          <Fragment key={detail.state}>
            {children(detail.state === 'ready' ? detail.data : undefined)}
          </Fragment>
        </PageColumn>
      );
  }
}
