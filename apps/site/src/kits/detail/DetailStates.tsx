import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Fragment, type ReactNode } from 'react';

import type { Detail } from './use-detail.js';

export interface DetailStatesProps<T> {
  detail: Detail<T>;
  /** The item with its measure word: 这本书. */
  noun: string;
  /** Why there may be no such item. */
  missing: string;
  /** The way on where there is no item. */
  back: { label: string; href: string };
  /** Draws the item, with `undefined` while it is being fetched. */
  children: (item: T | undefined) => ReactNode;
}

/** An item, or why there is none. */
export function DetailStates<T>({ detail, noun, missing, back, children }: DetailStatesProps<T>) {
  switch (detail.state) {
    case 'missing':
      return (
        <EmptyState
          title={detail.withdrawn ? `${noun}已下架` : `没有找到${noun}`}
          description={detail.withdrawn ? '看看别的内容。' : missing}
          action={<Button href={back.href}>{back.label}</Button>}
        />
      );
    case 'failed':
      return <ErrorState description={detail.message} onRetry={detail.retry} retrying={detail.retrying} />;
    case 'loading':
    case 'ready':
      return (
        // The key makes two trees: a skeleton turned into the item would push what is below it down.
        <Fragment key={detail.state}>{children(detail.state === 'ready' ? detail.data : undefined)}</Fragment>
      );
  }
}

/** Whether a page shows its own heading, because there is no item to give one. */
export function lacksItem<T>({ state }: Detail<T>): boolean {
  return state === 'missing' || state === 'failed';
}
