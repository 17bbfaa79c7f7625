import { memo, useLayoutEffect, useRef } from 'react';

import type { FlowPage } from '../documents/document.js';
import type { Sought } from '../find/marks.js';
import { useMarks } from '../find/use-marks.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Break, Text } from './FlowReader.styles.js';
import { openScrollBoxes } from './scroll-boxes.js';

interface FlowSheetProps extends Sought {
  index: number;
  page: FlowPage;
  /** Index of the current match among those of this page. */
  match: number | undefined;
  /** The element that scrolls. */
  room: HTMLElement | null;
  /** Changes with the width and the look: marks are drawn and boxes measured anew. */
  layout: string;
}

/** The text of one page, below a line with its number, so that people can still say “page two”. */
export const FlowSheet = memo(function FlowSheet({
  index,
  page,
  wanted,
  loosely,
  match,
  room,
  layout,
}: FlowSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const text = useMarks<HTMLDivElement>({ wanted, loosely }, match, room, layout);

  useLayoutEffect(() => host.current?.replaceChildren(page.element), [page]);

  useLayoutEffect(
    () => (host.current === null ? undefined : openScrollBoxes(host.current)),
    // The boxes are measured anew with each layout.
    [page, layout],
  );

  return (
    <div data-flow-page="">
      {index > 0 && <Break>{messages.goTo(index + 1)}</Break>}
      <Text ref={text}>
        <div ref={host} />
      </Text>
    </div>
  );
});
