import { Button } from '../../../components/Button/index.js';
import { DeskPane } from '../desk/DeskPane.js';
import { PageTools } from '../desk/PageTools.js';
import { ToolIcon } from '../desk/ToolIcon.js';
import { FitTools, ZoomTools } from '../desk/ZoomTools.js';
import { FindButton } from '../find/FindButton.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Desk } from './PaperDesk.styles.js';
import {
  Download,
  End,
  Frame,
  Hints,
  Key,
  Leave,
  Main,
  Middle,
  Pair,
  Rule,
  Start,
  Title,
  Top,
} from './ReaderOnDesktop.styles.js';
import { Thumbnails } from './Thumbnails.js';
import { useReaderDesk } from './use-reader-desk.js';
import type { ReaderProps } from './reader-props.js';

/** Tools above, thumbnails at the left, the keys below. */
export function ReaderOnDesktop({ document, startPage, startZoom, onZoom, onClose, ...paper }: ReaderProps) {
  const options = { startZoom, onZoom, startPage, margin: 24, gap: 24 };
  const { reading, finding, frame, pane } = useReaderDesk(document, paper, options);
  return (
    <Frame {...frame}>
      <Top>
        <Start>
          <Button variant="quiet" startIcon={<ToolIcon name="leave-full-screen" />} onClick={onClose}>
            <Leave>{messages.leave}</Leave>
          </Button>
          <Rule />
          <Title title={paper.title}>{paper.title}</Title>
        </Start>
        <Middle>
          <PageTools reading={reading} short />
          <Rule />
          <ZoomTools reading={reading} />
          <FitTools reading={reading} />
        </Middle>
        <End>
          <FindButton finding={finding} />
          {paper.readerDownload !== undefined && <Download>{paper.readerDownload}</Download>}
        </End>
      </Top>
      <Main>
        <Thumbnails reading={reading} />
        <Desk>
          <DeskPane {...pane} />
        </Desk>
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
      </Main>
    </Frame>
  );
}
