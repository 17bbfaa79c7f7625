import { memo, useEffect, useRef, useState } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Drawing } from '../desk/Drawing.js';
import { observeSize } from '../desk/observe-size.js';
import { SealLine } from '../desk/SealLine.js';
import type { Reading } from '../desk/use-reading.js';
import type { PaperPage } from '../documents/document.js';
import { paperMessages as messages } from '../messages.zh.js';
import {
  Cell,
  Earlier,
  LockedSheet,
  Pages,
  Phrase,
  Rail,
  Small,
  ToPage,
  Whole,
} from './ReaderOnDesktop.styles.js';

/** In px. */
const WIDTH = 64;
/** More locked sheets are only counted, because they show nothing. */
const MOST_LOCKED = 2;

/** The pages in two columns, with the seal line before the locked ones. The current page stays in view. */
export function Thumbnails({ reading: { document, view, goTo } }: { reading: Reading }) {
  const { pages, total } = document;
  const { current } = view;
  const rail = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [earlier, setEarlier] = useState(0);
  const locked = Array.from({ length: Math.min(total - pages.length, MOST_LOCKED) }, (_, index) => index);
  const further = total - pages.length - locked.length;

  useEffect(() => {
    const { current: element } = rail;
    if (element === null) return undefined;
    // The dialog is opened after this effect: before, the rail has no size.
    return observeSize(element, () => keepInMiddle(element, list.current?.children[current]));
  }, [current]);

  return (
    <Rail
      ref={rail}
      aria-label={messages.thumbnails}
      onScroll={({ currentTarget }) =>
        setEarlier(countAbove(currentTarget, [...(list.current?.children ?? [])].slice(0, pages.length)))
      }
    >
      {earlier > 0 && (
        <Earlier type="button" onClick={() => rail.current?.scrollTo({ top: 0 })}>
          <Icon name="chevron-up" size={16} />
          {messages.earlier(earlier)}
        </Earlier>
      )}
      <Pages ref={list}>
        {pages.map((page, index) => (
          <PageCell key={index} index={index} page={page} current={index === current} onGo={goTo} />
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
        {locked.length > 0 && (
          <Whole>
            {messages.shownWords(pages.length, total).map((words) => (
              <Phrase key={words}>{words}</Phrase>
            ))}
            <Phrase>{further > 0 ? messages.further(further) : messages.lock}</Phrase>
          </Whole>
        )}
      </Pages>
    </Rail>
  );
}

/** Scrolls the rail when the cell of a page is not in its middle third. */
function keepInMiddle(rail: HTMLElement, cell: Element | undefined): void {
  if (!(cell instanceof HTMLElement)) return;
  const third = rail.clientHeight / 3;
  const top = cell.offsetTop - rail.scrollTop;
  if (top >= third && top + cell.offsetHeight <= 2 * third) return;
  rail.scrollTop = cell.offsetTop - (rail.clientHeight - cell.offsetHeight) / 2;
}

/** The number of pages above the visible part of the rail. */
function countAbove(rail: HTMLElement, cells: readonly Element[]): number {
  const first = cells.findIndex(
    (cell) => cell instanceof HTMLElement && cell.offsetTop + cell.offsetHeight / 2 > rail.scrollTop,
  );
  return Math.max(first, 0);
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
      <ToPage
        type="button"
        aria-label={messages.goTo(index + 1)}
        aria-current={current ? 'page' : undefined}
        onClick={() => onGo(index)}
      >
        <Thumbnail page={page} current={current} />
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
