import type { ComponentProps } from 'react';

import { formatCount } from '../../format/index.js';
import { Icon } from '../Icon/index.js';
import { pagerMessages } from './messages.zh.js';
import { Figure, Pages, Root, Step, Total, Word } from './Pager.styles.js';
import { pagesInView } from './pages-in-view.js';

export interface PagerProps extends Omit<ComponentProps<'nav'>, 'onChange'> {
  /** The current page, starting at 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Number of items on all pages; without it, no total is shown. */
  total?: number | undefined;
  /** Measure word after the total: 种, 份. */
  unit?: string | undefined;
  /** Accessible name of the landmark, needed where a screen has more than one pager. */
  label?: string | undefined;
}

/** Previous, at most four pages, next (Spec A 9). Renders nothing for a single page without a total. */
export function Pager({
  page,
  pageCount,
  onChange,
  total,
  unit = pagerMessages.unit,
  label = pagerMessages.label,
  ...rest
}: PagerProps) {
  if (pageCount <= 1 && total === undefined) return null;
  return (
    <Root aria-label={label} {...rest}>
      {total !== undefined && (
        <Total>
          {pagerMessages.total} <Figure>{formatCount(total)}</Figure> {unit}
        </Total>
      )}
      {pageCount > 1 && (
        <Pages>
          <Step
            type="button"
            aria-label={pagerMessages.previous}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          >
            <Icon name="chevron-left" size={16} />
            <Word>{pagerMessages.previous}</Word>
          </Step>
          {pagesInView(page, pageCount).map((shown) => (
            <Step
              key={shown}
              type="button"
              className="number"
              aria-label={pagerMessages.page(shown)}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onChange(shown)}
            >
              {shown}
            </Step>
          ))}
          <Step
            type="button"
            aria-label={pagerMessages.next}
            disabled={page >= pageCount}
            onClick={() => onChange(page + 1)}
          >
            <Word>{pagerMessages.next}</Word>
            <Icon name="chevron-right" size={16} />
          </Step>
        </Pages>
      )}
    </Root>
  );
}
