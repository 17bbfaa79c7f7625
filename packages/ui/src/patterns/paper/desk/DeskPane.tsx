import { memo, useCallback, useEffect, useEffectEvent, type ReactNode } from 'react';

import type { Size } from '../documents/document.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Column, Pane, Sheets } from './DeskPane.styles.js';
import { Drawing } from './Drawing.js';
import { SealCut } from './SealCut.js';
import { Paper } from './Sheet.styles.js';
import type { Place } from './geometry.js';
import type { Sought } from '../find/marks.js';
import type { FindBarState } from '../find/use-find-bar.js';
import { useMarks } from '../find/use-marks.js';
import type { Reading } from './use-reading.js';

interface DeskPaneProps {
  title: string;
  reading: Reading;
  margin: number;
  gap: number;
  finding: FindBarState;
  /** For `aria-keyshortcuts`. */
  shortcuts: string;
  download?: ReactNode;
}

/** The desk: a focusable scroll container with the sheets and the cut. At its end, the page scrolls on. */
export function DeskPane({ title, reading, margin, gap, finding, shortcuts, download }: DeskPaneProps) {
  const { bind, element, document, places, view, scale, rotation, resize, goTo } = reading;
  const { find } = finding;
  const place = find?.current === undefined ? undefined : find.places[find.current];
  const { pages, total } = document;

  const show = useEffectEvent((page: number) => {
    if (page !== view.current) goTo(page);
  });
  // Only once for each place, because the user may scroll away from it.
  useEffect(() => {
    if (place !== undefined) show(place.page);
  }, [place]);

  return (
    <Pane
      {...bind}
      role="region"
      aria-label={messages.desk(title)}
      aria-keyshortcuts={shortcuts}
      tabIndex={0}
    >
      <Column>
        <Sheets style={{ padding: `${String(margin)}px ${String(margin)}px 0`, gap }}>
          {pages.map((page, index) => (
            <DeskSheet
              // The number is a page's only identity.
              key={index}
              index={index}
              page={page}
              total={total}
              place={places[index]}
              near={index >= view.first && index <= view.last}
              scale={scale}
              rotation={rotation}
              wanted={find?.wanted ?? ''}
              loosely={find?.loosely ?? false}
              match={place?.page === index ? place.match : undefined}
              desk={element}
              onResize={resize}
            />
          ))}
        </Sheets>
        {pages.length < total ? (
          <SealCut
            shown={pages.length}
            total={total}
            download={download}
            width={places.at(-1)?.width ?? 0}
            gap={gap}
          />
        ) : (
          <div style={{ height: margin }} />
        )}
      </Column>
    </Pane>
  );
}

interface DeskSheetProps extends Pick<Reading, 'scale' | 'rotation'>, Sought {
  index: number;
  page: Reading['document']['pages'][number];
  total: number;
  place: Place | undefined;
  near: boolean;
  /** Index of the current match among those of this page. */
  match: number | undefined;
  desk: HTMLElement | null;
  onResize: (index: number, size: Size) => void;
}

/** Memoized: each scroll event would otherwise render all pages, 300 of a long paper. */
const DeskSheet = memo(function DeskSheet({
  index,
  page,
  total,
  place,
  near,
  scale,
  rotation,
  wanted,
  loosely,
  match,
  desk,
  onResize,
}: DeskSheetProps) {
  const sheet = useMarks<HTMLLIElement>({ wanted, loosely }, match, desk);
  const onSize = useCallback((size: Size) => onResize(index, size), [index, onResize]);
  return (
    <Paper
      ref={sheet}
      aria-label={messages.page(index + 1, total)}
      style={{ width: place?.width, height: place?.height }}
    >
      {near && place !== undefined && place.width > 0 && (
        <Drawing page={page} scale={scale} rotation={rotation} onSize={onSize} />
      )}
    </Paper>
  );
});
