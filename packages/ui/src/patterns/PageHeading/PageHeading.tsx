import type { ComponentProps, ReactNode } from 'react';
import { pageHeadingMessages } from './messages.zh.js';

import { Actions, Count, Figure, Row, Title } from './PageHeading.styles.js';

export interface PageHeadingProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** How many items the page lists; undefined while unknown. */
  count?: number | undefined;
  /** Measure word of the items (种, 份, 篇). With it the count's place is kept while unknown. */
  unit?: string | undefined;
  /** A quiet line in place of the count. */
  note?: ReactNode;
  /** Controls at the far end. */
  actions?: ReactNode;
}

/** The one h1 of a screen, with the number of things on it. */
export function PageHeading({ title, count, unit, note, actions, ...rest }: PageHeadingProps) {
  return (
    <Row {...rest}>
      <Title>{title}</Title>
      {unit !== undefined && (
        // A polite region: a filter that changes the number is heard as well as seen.
        <Count aria-live="polite">
          {count !== undefined && (
            <>
              {pageHeadingMessages.total}
              <Figure>{count.toLocaleString('zh-CN')}</Figure>
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
