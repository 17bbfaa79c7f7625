import { useEffect, useMemo, useState } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { DeskPane } from '../desk/DeskPane.js';
import { PageRuler } from '../desk/PageRuler.js';
import { ToolIcon } from '../desk/ToolIcon.js';
import { cropDocument } from '../documents/crop.js';
import { FindBar } from '../find/FindBar.js';
import { FoundSentence } from '../find/FoundSentence.js';
import { blockAt, placeOf } from '../flow/block-at.js';
import { ViewSwitch } from '../flow/ViewSwitch.js';
import { paperMessages as messages } from '../messages.zh.js';
import { PhoneTools } from './PhoneTools.js';
import { PlaceMap } from './PlaceMap.js';
import { Bottom, Count, Frame, Pages, Pill, Stage, Title, Top } from './ReaderOnPhone.styles.js';
import { useReaderDesk } from './use-reader-desk.js';
import type { ReaderProps } from './reader-props.js';

const MARGIN = 8;
/** A page at the width of a phone is smaller than 50 % of 800 px. */
const LEAST_ZOOM = 0.25;

interface ReaderOnPhoneProps extends ReaderProps {
  /** Shows the text, from a page and a block of it; missing for a file of sheets only. */
  onText: ((page: number, block: number | undefined) => void) | undefined;
  /** Block at which the sheets begin, if the reader comes from the text. */
  startBlock: number | undefined;
}

/** Tools below, in reach of the thumb. A pinch and a double tap zoom the sheet, never the whole site. */
export function ReaderOnPhone(props: ReaderOnPhoneProps) {
  const { document: whole, startBlock, found, onClose, onText, ...paper } = props;
  const [lying, setLying] = useState(false);
  // A page that was found is read at once, and fills the width.
  const [cropping, setCropping] = useState(found !== undefined);
  const cropped = useMemo(() => cropDocument(whole), [whole]);
  const document = cropping ? cropped : whole;
  const startAt = placeOf(whole, startBlock);
  const startPage = startAt?.page ?? props.startPage;
  const options = { startPage, startAt: startAt?.share, found, margin: MARGIN, gap: 10, least: LEAST_ZOOM };
  const { reading, finding, frame, pane } = useReaderDesk(document, paper, options);
  const { element, zoom, setZoom, view, goTo } = reading;
  // While it is zoomed, the sheet has the whole screen.
  const zoomed = zoom !== 'width';
  const bare = lying || zoomed;
  const { find, asked, hits, close } = finding;
  const finds = find !== undefined && !lying;
  useEffect(() => {
    // The focused tool was removed: without this, no element would receive the keys.
    if (element?.ownerDocument.activeElement === element?.ownerDocument.body)
      element?.focus({ preventScroll: true });
  }, [element, bare]);
  const count = (
    <Count>
      {view.current + 1} {messages.ofTotal(document.total)}
    </Count>
  );

  function turnDevice() {
    setLying((now) => !now);
  }

  return (
    <Frame $lying={lying} $bare={bare} {...frame}>
      {!bare && (
        <Top>
          <IconButton icon="close" label={messages.close} onClick={onClose} />
          <Title>{paper.title}</Title>
          {count}
        </Top>
      )}
      <Stage>
        <DeskPane {...pane} />
        {!lying && <PlaceMap reading={reading} margin={MARGIN} />}
        {bare && (
          <Pill>
            {count}
            {zoomed && (
              <Button
                variant="quiet"
                size="sm"
                startIcon={<ToolIcon name="fit-width" />}
                onClick={() => setZoom('width')}
              >
                {messages.fitScreen}
              </Button>
            )}
            {lying && (
              <Button variant="quiet" size="sm" startIcon={<Icon name="close" />} onClick={turnDevice}>
                {messages.portrait}
              </Button>
            )}
          </Pill>
        )}
      </Stage>
      {(finds || !bare) && (
        <Bottom>
          {finds && (
            <>
              <FoundSentence find={find} />
              <FindBar find={find} asked={asked} onClose={close} />
            </>
          )}
          <Pages>
            {onText !== undefined && (
              <ViewSwitch value="page" onChange={() => onText(view.current, blockAt(reading))} />
            )}
            <PageRuler
              shown={document.pages.length}
              total={document.total}
              current={view.current}
              hits={hits}
              onGo={goTo}
            />
          </Pages>
          {!finds && (
            <PhoneTools
              reading={reading}
              finding={finding}
              cropping={cropping}
              onCrop={() => {
                setCropping((now) => !now);
                // At another zoom, removing the margins would not make the text larger.
                setZoom('width');
              }}
              onTurnDevice={turnDevice}
            />
          )}
        </Bottom>
      )}
    </Frame>
  );
}
