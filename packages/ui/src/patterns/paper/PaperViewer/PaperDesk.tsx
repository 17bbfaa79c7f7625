import { DeskPane } from '../desk/DeskPane.js';
import type { PaperDocument } from '../documents/document.js';
import type { PaperSource } from '../types.js';
import { Desk, Frame } from './PaperDesk.styles.js';
import { PaperToolbar } from './PaperToolbar.js';
import { useReaderDesk } from './use-reader-desk.js';

interface PaperDeskProps extends Pick<PaperSource, 'title' | 'download' | 'night' | 'startZoom' | 'onZoom'> {
  document: PaperDocument;
  /** Opens the reading mode at the page with this index. */
  onRead: (page: number) => void;
  /** Whether the reading mode is open. */
  isRead: boolean;
}

/** The desk with its toolbar, as high as the window below the header of the page. */
export function PaperDesk({ document, startZoom, onZoom, onRead, isRead, ...paper }: PaperDeskProps) {
  const options = { startZoom, onZoom, margin: 22, gap: 22 };
  const { reading, finding, frame, pane } = useReaderDesk(document, paper, options);
  return (
    <Frame {...frame}>
      <PaperToolbar
        reading={reading}
        finding={finding}
        title={paper.title}
        onRead={() => onRead(reading.view.current)}
        isRead={isRead}
      />
      <Desk>
        <DeskPane {...pane} />
      </Desk>
    </Frame>
  );
}
