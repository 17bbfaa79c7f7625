import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { observeSize } from '../desk/observe-size.js';
import { SealCut } from '../desk/SealCut.js';
import type { FlowPage } from '../documents/document.js';
import { FindBar } from '../find/FindBar.js';
import type { Searched } from '../find/use-find.js';
import { useFindBar } from '../find/use-find-bar.js';
import { paperMessages as messages } from '../messages.zh.js';
import type { ReaderProps } from '../PaperViewer/reader-props.js';
import { usePageTold } from '../PaperViewer/use-page-told.js';
import type { TextLook } from '../types.js';
import { FlowBar } from './FlowBar.js';
import { FlowSheet } from './FlowSheet.js';
import { Count, Failed, Losses, Paper, Room, Root, Title, Top } from './FlowReader.styles.js';
import { Waiting } from '../PaperViewer/PaperReader.styles.js';
import { TextSheet } from './TextSheet.js';
import { useBarHidden } from './use-bar-hidden.js';

interface FlowReaderProps extends Omit<ReaderProps, 'startZoom' | 'onZoom' | 'readerDownload'> {
  /** Block of the sheets at which the text begins, if the reader comes from them. */
  startBlock: number | undefined;
  look: TextLook;
  onLook: (look: TextLook) => void;
  /** Shows the sheets, at a page and a block of it. */
  onSheets: (page: number, block?: number) => void;
}

/** The text of a Word file in the width of a phone: questions with their numbers in the margin, page breaks as lines. */
export function FlowReader({ document, ...props }: FlowReaderProps) {
  const [pages, setPages] = useState<readonly FlowPage[]>();

  useEffect(() => {
    let current = true;
    void document.flow?.().then((made) => {
      if (current) setPages(made ?? []);
    });
    return () => {
      current = false;
    };
  }, [document]);

  return pages === undefined ? <Waiting /> : <FlowingText {...props} document={document} pages={pages} />;
}

interface FlowingTextProps extends FlowReaderProps {
  pages: readonly FlowPage[];
}

function FlowingText(props: FlowingTextProps) {
  const { document, pages, title, download, night, found, startPage, startBlock, look, onLook } = props;
  const { onSheets, onPage, onClose } = props;
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  const [page, setPage] = useState(startPage);
  usePageTold(page, onPage);
  const [choosing, setChoosing] = useState(false);
  const text = useMemo(() => searchedIn(pages), [pages]);
  const finding = useFindBar(text, found, room);
  const { find, asked, close } = finding;
  const bar = useBarHidden(room);
  const place = find?.current === undefined ? undefined : find.places[find.current];
  const begun = useRef(false);

  useEffect(() => {
    if (room === null) return undefined;
    room.focus({ preventScroll: true });
    return observeSize(room, (size) => setWidth(size.width));
  }, [room]);

  useLayoutEffect(() => {
    if (room === null || begun.current) return;
    begun.current = true;
    beginning(room, startBlock, startPage)?.scrollIntoView();
  }, [room, startBlock, startPage]);

  function follow() {
    if (room === null) return;
    const middle = room.getBoundingClientRect().top + room.clientHeight / 3;
    const sheets = [...room.querySelectorAll('[data-flow-page]')];
    const passed = sheets.findIndex((sheet) => sheet.getBoundingClientRect().bottom > middle);
    setPage(passed === -1 ? Math.max(sheets.length - 1, 0) : passed);
  }

  const losses = pages.reduce((sum, one) => sum + one.losses, 0);
  const paper = night?.on === true ? 'night' : look.paper;
  return (
    <Root
      data-night={night?.on === true ? '' : undefined}
      $paper={paper}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || find === undefined) return;
        // The bar first: the next Escape closes the reading mode.
        event.preventDefault();
        close();
      }}
    >
      <Top>
        <IconButton icon="chevron-left" label={messages.close} onClick={onClose} />
        <Title>{title}</Title>
        <Count>
          {page + 1} {messages.ofTotal(document.total)}
        </Count>
      </Top>
      <Room ref={setRoom} role="region" aria-label={messages.flow(title)} tabIndex={0} onScroll={follow}>
        {pages.length === 0 && <Failed role="alert">{messages.flowFailed}</Failed>}
        {losses > 0 && (
          <Losses type="button" onClick={() => onSheets(pages.findIndex((one) => one.losses > 0))}>
            {messages.losses(losses)}
            <Icon name="chevron-right" size={16} />
          </Losses>
        )}
        <Paper $look={look}>
          {pages.map((one, index) => (
            <FlowSheet
              // The number is a page's only identity.
              key={index}
              index={index}
              page={one}
              wanted={find?.wanted ?? ''}
              loosely={find?.loosely ?? false}
              match={place?.page === index ? place.match : undefined}
              room={room}
              layout={`${String(width)} ${JSON.stringify(look)}`}
            />
          ))}
        </Paper>
        {pages.length < document.total && (
          <SealCut shown={pages.length} total={document.total} download={download} />
        )}
      </Room>
      <FlowBar
        hidden={bar.hidden && find === undefined && !choosing}
        onShow={bar.show}
        night={night}
        finding={finding}
        onView={() => onSheets(page, room === null ? undefined : blockInView(room))}
        isChoosing={choosing}
        onChoose={() => setChoosing(true)}
      >
        {find !== undefined && <FindBar find={find} asked={asked} onClose={close} />}
      </FlowBar>
      <TextSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        look={look}
        onLook={onLook}
        night={night}
      />
    </Root>
  );
}

/** For the find bar: the text without the headers and footers of the sheets. */
function searchedIn(pages: readonly FlowPage[]): Searched {
  return {
    laidOut: true,
    pages: pages.map(({ element }) => ({ text: () => Promise.resolve(element.textContent) })),
  };
}

/** The last block that is not below the one in view on the sheets: alternatives are parts of their question here. */
function beginning(room: HTMLElement, block: number | undefined, page: number): Element | undefined {
  if (block === undefined) return page === 0 ? undefined : room.querySelectorAll('[data-flow-page]')[page];
  const blocks = [...room.querySelectorAll<HTMLElement>('[data-block]')];
  return block === 0
    ? undefined
    : blocks.filter((element) => Number(element.dataset['block']) <= block).at(-1);
}

/** The last block that is not below where a block stands that was scrolled to. */
function blockInView(room: HTMLElement): number | undefined {
  const edge = room.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(room).scrollPaddingTop);
  const passed = [...room.querySelectorAll<HTMLElement>('[data-block]')].filter(
    (element) => element.getBoundingClientRect().top <= edge + 1,
  );
  return passed.length === 0 ? undefined : Number(passed.at(-1)?.dataset['block']);
}
