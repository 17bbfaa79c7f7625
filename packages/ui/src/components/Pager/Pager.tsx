import type { ComponentProps, MouseEvent, ReactNode } from 'react';

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
  /** The address of a page, where each has one: the steps are links then, also to those who read without scripts. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Number of items on all pages; without it, no total is shown. */
  total?: number | undefined;
  /** Measure word after the total: 种, 份. */
  unit?: string | undefined;
  /** Accessible name of the landmark, needed where a screen has more than one pager. */
  label?: string | undefined;
}

interface TurnProps extends Pick<PagerProps, 'onChange' | 'hrefOf'> {
  /** `undefined` where there is none. */
  to: number | undefined;
  label: string;
  isNumber?: boolean;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A step to another page. */
function Turn({ to, onChange, hrefOf, label, isNumber = false, isCurrent = false, children }: TurnProps) {
  const common = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: isNumber ? 'number' : undefined,
  };
  if (hrefOf === undefined) {
    return (
      <Step
        {...common}
        type="button"
        disabled={to === undefined}
        onClick={() => {
          if (to !== undefined) onChange(to);
        }}
      >
        {children}
      </Step>
    );
  }
  return to === undefined ? (
    <Step {...common} as="a" role="link" aria-disabled>
      {children}
    </Step>
  ) : (
    <Step
      {...common}
      as="a"
      href={hrefOf(to)}
      onClick={(event: MouseEvent) => {
        // The browser opens new tabs and windows.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChange(to);
      }}
    >
      {children}
    </Step>
  );
}

/** Previous, at most four pages, next (Spec A 9). Renders nothing for a single page without a total. */
export function Pager({
  page,
  pageCount,
  onChange,
  hrefOf,
  total,
  unit = pagerMessages.unit,
  label = pagerMessages.label,
  ...rest
}: PagerProps) {
  if (pageCount <= 1 && total === undefined) return null;
  const turns = { onChange, hrefOf };
  return (
    <Root aria-label={label} {...rest}>
      {total !== undefined && (
        <Total>
          {pagerMessages.total} <Figure>{formatCount(total)}</Figure> {unit}
        </Total>
      )}
      {pageCount > 1 && (
        <Pages>
          <Turn {...turns} to={page > 1 ? page - 1 : undefined} label={pagerMessages.previous}>
            <Icon name="chevron-left" size={16} />
            <Word>{pagerMessages.previous}</Word>
          </Turn>
          {pagesInView(page, pageCount).map((shown) => (
            <Turn
              key={shown}
              {...turns}
              to={shown}
              label={pagerMessages.page(shown)}
              isNumber
              isCurrent={shown === page}
            >
              {shown}
            </Turn>
          ))}
          <Turn {...turns} to={page < pageCount ? page + 1 : undefined} label={pagerMessages.next}>
            <Word>{pagerMessages.next}</Word>
            <Icon name="chevron-right" size={16} />
          </Turn>
        </Pages>
      )}
    </Root>
  );
}
