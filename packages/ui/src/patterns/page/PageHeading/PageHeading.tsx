import type { ComponentProps, ReactNode } from 'react';

import { formatCount } from '../../../format/index.js';
import { pageHeadingMessages } from './messages.zh.js';

import { Actions, Count, Figure, Row, Title } from './PageHeading.styles.js';

export interface PageHeadingProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** Number of items; undefined while unknown. */
  count?: number | undefined;
  /** Measure word of the items (种, 份, 篇). With it, space is reserved for the count while that is unknown. */
  unit?: string | undefined;
  /** A secondary line that replaces the count. */
  note?: ReactNode;
  /** Controls at the end of the line. */
  actions?: ReactNode;
}

/** The h1 of a screen, with the number of items. */
export function PageHeading({ title, count, unit, note, actions, ...rest }: PageHeadingProps) {
  return (
    <Row {...rest}>
      <Title>{title}</Title>
      {unit !== undefined && (
        // A live region: screen readers announce the number when a filter changes it.
        <Count aria-live="polite">
          {count !== undefined && (
            <>
              {pageHeadingMessages.total}
              <Figure>{formatCount(count)}</Figure>
              {unit}
            </>
          )}
        </Count>
      )}
      {note !== undefined && <Count as="div">{note}</Count>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Row>
  );
}
