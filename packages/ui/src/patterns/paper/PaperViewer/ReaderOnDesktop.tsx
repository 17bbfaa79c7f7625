import { Button } from '../../../components/Button/index.js';
import { DeskPane } from '../desk/DeskPane.js';
import { PageTools } from '../desk/PageTools.js';
import { ToolIcon } from '../desk/ToolIcon.js';
import { useReading } from '../desk/use-reading.js';
import { FitTools, ZoomTools } from '../desk/ZoomTools.js';
import { FindButton } from '../find/FindButton.js';
import { useFindBar } from '../find/use-find-bar.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Desk } from './PaperDesk.styles.js';
import { Title, Top } from './PaperReader.styles.js';
import { Frame, Hints, Key, Main, Pair, Tools } from './ReaderOnDesktop.styles.js';
import { Thumbnails } from './Thumbnails.js';
import { useTouchZoom } from './use-touch-zoom.js';
import type { ReaderProps } from './reader-props.js';

const MARGIN = 24;
const GAP = 24;

/** Tools above, small pages at the left, the keys below. */
export function ReaderOnDesktop({
  document,
  title,
  download,
  startPage,
  startZoom,
  onZoom,
  onClose,
}: ReaderProps) {
  const reading = useReading(document, { startZoom, onZoom, startPage, margin: MARGIN, gap: GAP });
  const finding = useFindBar(document);
  const touch = useTouchZoom(reading);
  return (
    <Frame onKeyDown={reading.onKeyDown} ref={touch}>
      <Top>
        <Button variant="quiet" startIcon={<ToolIcon name="leave-full-screen" />} onClick={onClose}>
          {messages.leave}
        </Button>
        <Title>{title}</Title>
        <Tools>
          <PageTools reading={reading} />
          <ZoomTools reading={reading} />
          <FitTools reading={reading} />
          <FindButton finding={finding} />
          {download}
        </Tools>
      </Top>
      <Main>
        <Thumbnails reading={reading} />
        <Desk>
          <DeskPane
            title={title}
            reading={reading}
            finding={finding}
            margin={MARGIN}
            gap={GAP}
            download={download}
          />
        </Desk>
      </Main>
      <Hints aria-hidden="true">
        {messages.keys.map(({ keys, label }) => (
          <Pair key={label}>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
            {label}
          </Pair>
        ))}
      </Hints>
    </Frame>
  );
}
