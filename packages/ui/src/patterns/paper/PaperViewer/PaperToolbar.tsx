import { IconButton } from '../../../components/IconButton/index.js';
import { PageRuler } from '../desk/PageRuler.js';
import { PageTools } from '../desk/PageTools.js';
import { ToolIcon } from '../desk/ToolIcon.js';
import { FitTools, ZoomTools } from '../desk/ZoomTools.js';
import type { Reading } from '../desk/use-reading.js';
import { FindButton } from '../find/FindButton.js';
import type { FindBarState } from '../find/use-find-bar.js';
import { paperMessages as messages } from '../messages.zh.js';
import { usePrint } from '../print/use-print.js';
import { Bar, Group, Read, RulerPlace } from './PaperToolbar.styles.js';

interface PaperToolbarProps {
  reading: Reading;
  finding: FindBarState;
  title: string;
  onRead: () => void;
  /** Whether the reading mode is open. */
  isRead: boolean;
}

export function PaperToolbar({ reading, finding, title, onRead, isRead }: PaperToolbarProps) {
  const { document, view, goTo } = reading;
  const { printing, print } = usePrint(document, title);
  return (
    <Bar>
      <Group>
        <PageTools reading={reading} />
      </Group>
      <RulerPlace>
        <PageRuler
          shown={document.pages.length}
          total={document.total}
          current={view.current}
          hits={finding.hits}
          onGo={goTo}
        />
      </RulerPlace>
      <Group>
        <ZoomTools reading={reading} />
        <FitTools reading={reading} />
        <FindButton finding={finding} />
        <IconButton
          icon="printer"
          iconSize={20}
          label={printing ? messages.printing : messages.print}
          disabled={printing}
          onClick={print}
        />
        <Read type="button" aria-haspopup="dialog" aria-expanded={isRead} onClick={onRead}>
          <ToolIcon name="full-screen" />
          {messages.read}
        </Read>
      </Group>
    </Bar>
  );
}
