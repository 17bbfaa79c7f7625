import { useMemo, useState } from 'react';

import { Button } from '../../components/Button/index.js';
import { Icon } from '../../components/Icon/index.js';
import { IconButton } from '../../components/IconButton/index.js';
import { DeskPane } from '../paper/desk/DeskPane.js';
import { PageRuler } from '../paper/desk/PageRuler.js';
import { ToolIcon, type ToolName } from '../paper/desk/ToolIcon.js';
import { useReading } from '../paper/desk/use-reading.js';
import { cropDocument } from '../paper/documents/crop.js';
import { paperMessages as messages } from '../paper/messages.zh.js';
import { Count, Title, Top } from './PaperReader.styles.js';
import { PlaceMap } from './PlaceMap.js';
import { Bottom, Frame, Pill, Stage, ToolFace, Tools } from './ReaderOnPhone.styles.js';
import { useTouchZoom } from './use-touch-zoom.js';
import type { ReaderProps } from './reader-props.js';

const MARGIN = 8;
const GAP = 10;

/** Tools below, where the thumb is. A pinch and a double tap zoom the sheet, and never the site. */
export function ReaderOnPhone({ document: whole, title, download, startPage, onClose }: ReaderProps) {
  const [lying, setLying] = useState(false);
  const [cropping, setCropping] = useState(false);
  const cropped = useMemo(() => cropDocument(whole), [whole]);
  const document = cropping ? cropped : whole;
  const reading = useReading(document, { startPage, margin: MARGIN, gap: GAP });
  const touch = useTouchZoom(reading);
  const { zoom, setZoom, rotate, view, goTo, onKeyDown } = reading;
  const count = (
    <Count>
      {view.current + 1} {messages.ofTotal(document.total)}
    </Count>
  );

  function turnDevice() {
    setLying((now) => !now);
  }

  return (
    <Frame $lying={lying} onKeyDown={onKeyDown} ref={touch}>
      {!lying && (
        <Top>
          <IconButton icon="close" label={messages.close} onClick={onClose} />
          <Title>{title}</Title>
          {count}
        </Top>
      )}
      <Stage>
        <DeskPane title={title} reading={reading} margin={MARGIN} gap={GAP} download={download} />
        {!lying && <PlaceMap reading={reading} margin={MARGIN} />}
      </Stage>
      {lying ? (
        <Pill>
          {count}
          <Button variant="quiet" size="sm" startIcon={<Icon name="close" />} onClick={turnDevice}>
            {messages.portrait}
          </Button>
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
            <Tool
              icon="fit-width"
              label={messages.fitScreen}
              pressed={zoom === 'width'}
              onClick={() => {
                setZoom('width');
              }}
            />
            <Tool
              icon="crop"
              label={messages.crop}
              pressed={cropping}
              onClick={() => {
                setCropping((now) => !now);
                // At another zoom the margins would only be left out, and the text not be larger.
                setZoom('width');
              }}
            />
            <Tool icon="landscape" label={messages.landscape} onClick={turnDevice} />
            <Tool icon="rotate" label={messages.rotate} onClick={rotate} />
          </Tools>
        </Bottom>
      )}
    </Frame>
  );
}

interface ToolProps {
  icon: ToolName;
  label: string;
  pressed?: boolean;
  onClick: () => void;
}

function Tool({ icon, label, pressed, onClick }: ToolProps) {
  return (
    <ToolFace type="button" aria-pressed={pressed} onClick={onClick}>
      <ToolIcon name={icon} size={24} />
      {label}
    </ToolFace>
  );
}
