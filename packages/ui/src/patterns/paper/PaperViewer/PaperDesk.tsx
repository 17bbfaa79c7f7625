import { createPortal } from 'react-dom';

import { DeskPane } from '../desk/DeskPane.js';
import type { PaperDocument } from '../documents/document.js';
import { FindBar } from '../find/FindBar.js';
import { PlaceList } from '../find/PlaceList.js';
import { ScrollMarks } from '../find/ScrollMarks.js';
import type { FoundPlace, PaperSource } from '../types.js';
import { Desk, Frame } from './PaperDesk.styles.js';
import { PaperToolbar } from './PaperToolbar.js';
import { useReaderDesk } from './use-reader-desk.js';

interface PaperDeskProps extends Pick<
  PaperSource,
  'title' | 'download' | 'night' | 'startZoom' | 'onZoom' | 'onPage'
> {
  /** Index of the first sheet that is shown. */
  startPage: number;
  document: PaperDocument;
  found: FoundPlace | undefined;
  placesIn: HTMLElement | null | undefined;
  /** Opens the reading mode at the page with this index. */
  onRead: (page: number) => void;
  /** Whether the reading mode is open. */
  isRead: boolean;
}

/** The desk with its toolbar, as high as the window below the header of the page. */
export function PaperDesk(props: PaperDeskProps) {
  const { document, found, placesIn, startPage, startZoom, onZoom, onRead, isRead, ...paper } = props;
  const options = { startZoom, onZoom, startPage, found, margin: 22, gap: 22 };
  const { reading, finding, frame, pane } = useReaderDesk(document, paper, options);
  const { find, asked, close } = finding;
  return (
    <>
      <Frame {...frame}>
        <PaperToolbar
          reading={reading}
          finding={finding}
          title={paper.title}
          onRead={() => onRead(reading.view.current)}
          isRead={isRead}
        />
        <Desk>
          {find !== undefined && <FindBar find={find} asked={asked} onClose={close} />}
          <DeskPane {...pane} />
          {find !== undefined && <ScrollMarks reading={reading} find={find} />}
        </Desk>
      </Frame>
      {/* Beside the frame, whose keys would otherwise be those of the list. */}
      {find !== undefined && placesIn && createPortal(<PlaceList find={find} />, placesIn)}
    </>
  );
}
