import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { Drawing } from '../desk/Drawing.js';
import { inView, keepView } from '../desk/geometry.js';
import { observeSize } from '../desk/observe-size.js';
import { PageRuler } from '../desk/PageRuler.js';
import { LockLine } from '../desk/SealCut.js';
import { SealLine } from '../desk/SealLine.js';
import { ToolIcon } from '../desk/ToolIcon.js';
import { STRIP_MARGIN, STRIP_SHARE } from '../desk/ViewerBox.styles.js';
import type { PaperDocument } from '../documents/document.js';
import { paperMessages as messages } from '../messages.zh.js';
import type { PaperSource } from '../types.js';
import * as styles from './PaperStrip.styles.js';
import { usePageTold } from './use-page-told.js';

interface PaperStripProps extends Pick<PaperSource, 'onPage'> {
  document: PaperDocument;
  title: string;
  download?: ReactNode;
  /** Index of the first sheet that is shown. */
  startPage: number;
  /** Opens the reading mode at the page with this index. */
  onRead: (page: number) => void;
}

const GAP = 12;
/** Below this share of its width a sheet is cut off, not made smaller: a long picture would be a line. */
const LEAST = 0.6;

/** The sheets side by side on a phone; each opens the reading mode. */
export function PaperStrip(props: PaperStripProps) {
  const { document, title, download, startPage, onPage, onRead } = props;
  const { pages, total } = document;
  const strip = useRef<HTMLOListElement>(null);
  const [{ width, room }, setBox] = useState({ width: 0, room: 0 });
  const [view, setView] = useState(() => {
    const first = Math.min(startPage, pages.length - 1);
    return { current: first, first, last: first + 1 };
  });
  usePageTold(view.current, onPage);

  useLayoutEffect(() => {
    const { current: element } = strip;
    if (element === null) return undefined;
    return observeSize(element, ({ width, height }) => setBox({ width, room: height - 2 * STRIP_MARGIN }));
  }, []);

  const first = pages[0]?.size ?? { width: 210, height: 297 };
  const ratio = first.height / first.width;
  const widest = Math.max(width - 2 * STRIP_MARGIN, 0) * STRIP_SHARE;
  const sheet = Math.max(Math.min(widest, room / ratio), widest * LEAST);
  // All are as high as the first page: longer ones are cut off and read in the reading mode.
  const height = Math.min(sheet * ratio, room);
  // The sheets are next to each other, so their left edges are used as the upper ones.
  const places = pages.map((_, index) => ({
    top: STRIP_MARGIN + index * (sheet + GAP),
    width: height,
    height: sheet,
  }));

  const step = sheet + GAP;
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current || width === 0) return;
    begun.current = true;
    strip.current?.scrollTo({ left: startPage * step });
  }, [width, startPage, step]);

  function goTo(index: number) {
    strip.current?.scrollTo({ left: index * step });
  }

  return (
    <styles.Root>
      <styles.Strip
        ref={strip}
        tabIndex={0}
        aria-label={messages.desk(title)}
        onScroll={(event) => {
          const next = inView(places, event.currentTarget.scrollLeft, width);
          setView((now) => keepView(now, next));
        }}
      >
        {pages.map((page, index) => (
          <styles.StripSheet
            key={index}
            aria-label={messages.page(index + 1, total)}
            style={{ width: sheet, height }}
          >
            {width > 0 && index >= view.first && index <= view.last && (
              <Drawing page={page} scale={sheet / page.size.width} rotation={0} />
            )}
            <styles.Open
              type="button"
              aria-label={`${messages.enlarge}，${messages.goTo(index + 1)}`}
              onClick={() => onRead(index)}
            />
          </styles.StripSheet>
        ))}
        {pages.length < total && (
          <styles.CutSheet style={{ width: sheet, height }}>
            <SealLine upright />
            <styles.CutText>
              {messages.shownWords(pages.length, total).map((words) => (
                <p key={words}>{words}</p>
              ))}
              {download}
            </styles.CutText>
          </styles.CutSheet>
        )}
      </styles.Strip>
      <styles.Enlarge type="button" onClick={() => onRead(view.current)}>
        <ToolIcon name="full-screen" />
        {messages.enlarge}
      </styles.Enlarge>
      <styles.RulerPlace>
        <PageRuler shown={pages.length} total={total} current={view.current} onGo={goTo} />
      </styles.RulerPlace>
      <styles.Below>
        <styles.Shown>
          {pages.length < total ? messages.shown(pages.length, total) : messages.whole(total)}
        </styles.Shown>
        {pages.length < total && <LockLine />}
      </styles.Below>
    </styles.Root>
  );
}
