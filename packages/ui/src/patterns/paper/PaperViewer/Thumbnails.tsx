import { memo, useEffect, useRef, useState } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Drawing } from '../desk/Drawing.js';
import { SealLine } from '../desk/SealLine.js';
import type { Reading } from '../desk/use-reading.js';
import type { PaperPage } from '../documents/document.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Cell, Jump, LockedSheet, Pages, Rail, Small, ToPage, Whole } from './Thumbnails.styles.js';
import { useRail } from './use-rail.js';

/** In px. */
const WIDTH = 64;
/** More locked sheets are only counted, because they show nothing. */
const MOST_LOCKED = 2;

/** The pages in two columns, with the seal line before the locked ones. The page in view stays in sight. */
export function Thumbnails({ reading: { document, view, goTo } }: { reading: Reading }) {
  const { pages, total } = document;
  const hidden = total - pages.length;
  const locked = Array.from({ length: Math.min(hidden, MOST_LOCKED) }, (_, index) => index);
  const { rail, list, above, onScroll, toStart } = useRail(view.current, pages.length);
  return (
    <Rail ref={rail} aria-label={messages.thumbnails}>
      {above > 0 && (
        <Jump type="button" onClick={toStart}>
          <Icon name="chevron-up" size={16} />
          {messages.earlier(above)}
        </Jump>
      )}
      <Pages ref={list} onScroll={onScroll}>
        {pages.map((page, index) => (
          <PageCell key={index} index={index} page={page} current={index === view.current} onGo={goTo} />
        ))}
        {locked.length > 0 && (
          <Whole aria-hidden="true">
            <SealLine />
          </Whole>
        )}
        {locked.map((index) => (
          <Cell key={index} aria-hidden="true">
            <LockedSheet>
              <Icon name="lock" size={16} />
            </LockedSheet>
            {pages.length + index + 1}
          </Cell>
        ))}
        {hidden > 0 && (
          <Whole>
            {[
              ...messages.shownWords(pages.length, total),
              hidden > locked.length && messages.further(hidden - locked.length),
            ].map((line) => line !== false && <p key={line}>{line}</p>)}
          </Whole>
        )}
      </Pages>
    </Rail>
  );
}

interface PageCellProps {
  index: number;
  page: PaperPage;
  current: boolean;
  onGo: (index: number) => void;
}

/** Memoized: a file of 300 pages has 300 of them. */
const PageCell = memo(function PageCell({ index, page, current, onGo }: PageCellProps) {
  return (
    <Cell>
      {/* Not in the button: the text of a Word page would be a part of its label. */}
      <Thumbnail page={page} current={current} />
      <ToPage
        type="button"
        aria-label={messages.goTo(index + 1)}
        aria-current={current ? 'page' : undefined}
        onClick={() => onGo(index)}
      >
        {index + 1}
      </ToPage>
    </Cell>
  );
});

/** Drawn when it comes into view. */
function Thumbnail({ page, current }: { page: PaperPage; current: boolean }) {
  const sheet = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const { current: element } = sheet;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scale = WIDTH / page.size.width;
  return (
    <Small ref={sheet} $current={current} style={{ height: page.size.height * scale }} aria-hidden="true">
      {near && <Drawing page={page} scale={scale} rotation={0} plain />}
    </Small>
  );
}
