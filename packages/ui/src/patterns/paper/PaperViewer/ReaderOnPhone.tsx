import { useEffect, useMemo, useState, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { DeskPane } from '../desk/DeskPane.js';
import { PageRuler } from '../desk/PageRuler.js';
import { ToolIcon, type ToolName } from '../desk/ToolIcon.js';
import { cropDocument } from '../documents/crop.js';
import { paperMessages as messages } from '../messages.zh.js';
import { PlaceMap } from './PlaceMap.js';
import { Bottom, Count, Frame, Pill, Stage, Title, ToolFace, Tools, Top } from './ReaderOnPhone.styles.js';
import { useReaderDesk } from './use-reader-desk.js';
import type { ReaderProps } from './reader-props.js';

const MARGIN = 8;
/** A page at the width of a phone is smaller than 50 % of 800 px. */
const LEAST_ZOOM = 0.25;

/** Tools below, in reach of the thumb. A pinch and a double tap zoom the sheet, never the whole site. */
export function ReaderOnPhone({ document: whole, startPage, onClose, ...paper }: ReaderProps) {
  const [lying, setLying] = useState(false);
  const [cropping, setCropping] = useState(false);
  const cropped = useMemo(() => cropDocument(whole), [whole]);
  const document = cropping ? cropped : whole;
  const options = { startPage, margin: MARGIN, gap: 10, least: LEAST_ZOOM };
  const { reading, finding, frame, pane } = useReaderDesk(document, paper, options);
  const { element, zoom, setZoom, rotate, view, goTo } = reading;
  // While it is zoomed, the sheet has the whole screen.
  const zoomed = zoom !== 'width';
  const bare = lying || zoomed;
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
      </Stage>
      {bare ? (
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
      ) : (
        <Bottom>
          <PageRuler
            shown={document.pages.length}
            total={document.total}
            current={view.current}
            onGo={goTo}
          />
          <Tools>
            <Tool icon="fit-width" label={messages.fitScreen} pressed onClick={() => setZoom('width')} />
            <Tool
              icon="crop"
              label={messages.crop}
              pressed={cropping}
              onClick={() => {
                setCropping((now) => !now);
                // At another zoom, removing the margins would not make the text larger.
                setZoom('width');
              }}
            />
            <Tool icon="landscape" label={messages.landscape} onClick={turnDevice} />
            <Tool icon="rotate" label={messages.rotate} onClick={rotate} />
            {finding.available && (
              <Tool
                icon="find"
                label={messages.find}
                aria-expanded={finding.find !== undefined}
                onClick={({ currentTarget }) => finding.toggle(currentTarget)}
              />
            )}
          </Tools>
        </Bottom>
      )}
    </Frame>
  );
}

interface ToolProps extends ComponentProps<'button'> {
  icon: ToolName;
  label: string;
  pressed?: boolean;
}

function Tool({ icon, label, pressed, ...rest }: ToolProps) {
  return (
    <ToolFace type="button" aria-pressed={pressed} {...rest}>
      <ToolIcon name={icon} size={24} />
      {label}
    </ToolFace>
  );
}
