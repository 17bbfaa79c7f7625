import { useLayoutEffect, useRef } from 'react';

import type { Reading } from '../desk/use-reading.js';
import { Line, Track } from './ScrollMarks.styles.js';
import type { Find } from './use-find.js';

interface ScrollMarksProps {
  reading: Reading;
  find: Find;
}

/** Where the matches are, as strokes over the scrollbar of the desk. The page ruler says it in words. */
export function ScrollMarks({ reading: { element, places: sheets }, find }: ScrollMarksProps) {
  const track = useRef<HTMLDivElement>(null);

  // After the layout of the sheets, whose places change with their sizes.
  useLayoutEffect(() => {
    track.current?.style.setProperty('--whole', String(element?.scrollHeight ?? 1));
  }, [element, sheets]);

  return (
    <Track ref={track} aria-hidden="true">
      {find.places.map(({ page, match, share }, index) => {
        const sheet = sheets[page];
        if (sheet === undefined) return null;
        return (
          <Line
            key={`${String(page)} ${String(match)}`}
            $current={index === find.current}
            style={{ top: `calc(100% * ${String(sheet.top + share * sheet.height)} / var(--whole))` }}
          />
        );
      })}
    </Track>
  );
}
