import { ErrorState } from '@inkstone/ui/components/ErrorState';
import type { ReactNode } from 'react';

import type { Loadable } from '../../loadable.js';

export interface PartProps<T> {
  of: Loadable<T>;
  /** Draws the part, with `undefined` while its data is being fetched. */
  children: (data: T | undefined) => ReactNode;
}

/** A part of a screen that loads and fails by itself: the rest of the screen stays usable. */
export function Part<T>({ of, children }: PartProps<T>) {
  switch (of.state) {
    case 'failed':
      return <ErrorState description={of.message} onRetry={of.retry} retrying={of.retrying} />;
    case 'loading':
      return children(undefined);
    case 'ready':
      return children(of.data);
  }
}
