import { IconButton } from '../../../components/IconButton/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import { PageField } from './PageField.js';
import type { Reading } from './use-reading.js';

interface PageToolsProps {
  reading: Reading;
  /** Only the figures: 3 / 8. */
  short?: boolean;
}

/** Previous page, the number of the page, next page. */
export function PageTools({ reading, short = false }: PageToolsProps) {
  const { document, view, goTo } = reading;
  const { pages, total } = document;
  return (
    <>
      <IconButton
        icon="chevron-left"
        iconSize={20}
        label={messages.previous}
        disabled={view.current === 0}
        onClick={() => goTo(view.current - 1)}
      />
      <span>
        {!short && messages.pageBefore} <PageField current={view.current} shown={pages.length} onGo={goTo} />{' '}
        {short ? messages.ofTotal(total) : messages.pageAfter(total)}
      </span>
      <IconButton
        icon="chevron-right"
        iconSize={20}
        label={messages.next}
        disabled={view.current >= pages.length - 1}
        onClick={() => goTo(view.current + 1)}
      />
    </>
  );
}
