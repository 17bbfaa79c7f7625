import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Fragment, type ReactNode } from 'react';

import type { Detail } from '../detail/use-detail.js';
import { CentreFrame, type CentreFrameProps } from './CentreFrame.js';

export interface CentreDetailProps<T> extends Pick<CentreFrameProps, 'centre' | 'current'> {
  detail: Detail<T>;
  /** The heading where there is no item. */
  title: string;
  /** The item with its measure word: 这条通知. */
  noun: string;
  /** The list that it belongs to. */
  back: { label: string; href: string };
  /** Draws the item with its heading, or with `undefined` its loading state. */
  children: (item: T | undefined) => ReactNode;
}

/** A page of the personal centre about one item, or why there is none. */
export function CentreDetail<T>({ detail, title, noun, children, ...frame }: CentreDetailProps<T>) {
  switch (detail.state) {
    case 'missing':
      return (
        <CentreFrame {...frame} title={title}>
          <EmptyState
            title={`没有找到${noun}`}
            description="它可能已被删除，或者地址有误。"
            action={<Button href={frame.back.href}>{frame.back.label}</Button>}
          />
        </CentreFrame>
      );
    case 'failed':
      return (
        <CentreFrame {...frame} title={title}>
          <ErrorState description={detail.message} onRetry={detail.retry} retrying={detail.retrying} />
        </CentreFrame>
      );
    case 'loading':
    case 'ready':
      return (
        <CentreFrame {...frame}>
          <Fragment key={detail.state}>
            {children(detail.state === 'ready' ? detail.data : undefined)}
          </Fragment>
        </CentreFrame>
      );
  }
}
