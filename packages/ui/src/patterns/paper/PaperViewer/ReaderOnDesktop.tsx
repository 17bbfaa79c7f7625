import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { DeskPane } from '../desk/DeskPane.js';
import { PageTools } from '../desk/PageTools.js';
import { ToolButton } from '../desk/ToolButton.js';
import { ToolIcon } from '../desk/ToolIcon.js';
import { FitMenu, FitTools, ZoomTools } from '../desk/ZoomTools.js';
import { FindBar } from '../find/FindBar.js';
import { FindButton } from '../find/FindButton.js';
import { ScrollMarks } from '../find/ScrollMarks.js';
import { paperMessages as messages } from '../messages.zh.js';
import { KeyStrip } from './KeyStrip.js';
import { Desk } from './PaperDesk.styles.js';
import { Bar, Cell, Divider, Frame, Leave, LeaveWords, Room, Title } from './ReaderOnDesktop.styles.js';
import { Thumbnails } from './Thumbnails.js';
import { useReaderDesk } from './use-reader-desk.js';
import type { ReaderProps } from './reader-props.js';

/** Tools above, thumbnails at the left, the keys below. */
export function ReaderOnDesktop({
  document,
  startPage,
  found,
  startZoom,
  onZoom,
  onClose,
  ...paper
}: ReaderProps) {
  const { title, night, readerDownload } = paper;
  const options = { startZoom, onZoom, startPage, found, margin: 24, gap: 24 };
  const { reading, finding, frame, pane } = useReaderDesk(document, paper, options);
  const { find, asked, close } = finding;
  const narrow = useMediaQuery(media.narrowDesktop);
  return (
    <Frame {...frame}>
      <Bar>
        <Cell>
          <Leave type="button" onClick={onClose} title={narrow ? messages.leave : undefined}>
            <ToolIcon name="leave-full-screen" />
            <LeaveWords>{messages.leave}</LeaveWords>
          </Leave>
          {!narrow && <Divider />}
          <Title title={title}>{title}</Title>
        </Cell>
        <Cell>
          <PageTools reading={reading} short />
          <Divider />
          <ZoomTools reading={reading} />
          {!narrow && <FitTools reading={reading} />}
        </Cell>
        <Cell>
          {narrow && <FitMenu reading={reading} />}
          <FindButton finding={finding} />
          {night !== undefined && (
            <ToolButton
              icon={night.on ? 'day' : 'night'}
              label={messages.night}
              aria-pressed={night.on}
              onClick={night.onToggle}
            />
          )}
          {readerDownload}
        </Cell>
      </Bar>
      <Thumbnails reading={reading} />
      <Room>
        <Desk>
          {find !== undefined && <FindBar find={find} asked={asked} onClose={close} />}
          <DeskPane {...pane} />
          {find !== undefined && <ScrollMarks reading={reading} find={find} />}
        </Desk>
        <KeyStrip find={finding.available} night={night !== undefined} />
      </Room>
    </Frame>
  );
}
