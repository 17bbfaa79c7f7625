import { DeskPane } from '../desk/DeskPane.js';
import { useFindBar } from '../find/use-find-bar.js';
import { useReading } from '../desk/use-reading.js';
import type { PaperDocument } from '../documents/document.js';
import type { PaperSource } from '../types.js';
import { Desk, Frame } from './PaperDesk.styles.js';
import { PaperToolbar } from './PaperToolbar.js';
import { useTouchZoom } from './use-touch-zoom.js';

interface PaperDeskProps extends Pick<PaperSource, 'title' | 'download' | 'startZoom' | 'onZoom'> {
  document: PaperDocument;
  /** Opens the reading mode at the page with this index. */
  onRead: (page: number) => void;
  /** Whether the reading mode is open. */
  isRead: boolean;
}

const MARGIN = 22;
const GAP = 22;

/** The desk with its toolbar, as high as the window below the header of a page. */
export function PaperDesk({ document, title, download, startZoom, onZoom, onRead, isRead }: PaperDeskProps) {
  const reading = useReading(document, { startZoom, onZoom, margin: MARGIN, gap: GAP });
  const finding = useFindBar(document);
  const touch = useTouchZoom(reading);
  return (
    <Frame onKeyDown={reading.onKeyDown} ref={touch}>
      <PaperToolbar
        reading={reading}
        finding={finding}
        title={title}
        onRead={() => onRead(reading.view.current)}
        isRead={isRead}
      />
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
    </Frame>
  );
}
