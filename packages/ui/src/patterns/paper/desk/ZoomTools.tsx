import { IconButton } from '../../../components/IconButton/index.js';
import { Menu } from '../../../components/Menu/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import { ToolButton } from './ToolButton.js';
import type { Reading } from './use-reading.js';
import { Percent } from './ZoomTools.styles.js';

/** Zoom out, the current zoom (a click sets 100 %), and zoom in. */
export function ZoomTools({ reading }: { reading: Reading }) {
  const { share, zoomBy, setZoom, canZoomIn, canZoomOut } = reading;
  return (
    <>
      <IconButton
        icon="minus"
        iconSize={20}
        label={messages.zoomOut}
        disabled={!canZoomOut}
        onClick={() => zoomBy(-1)}
      />
      <Percent type="button" aria-label={messages.actualSize(share)} onClick={() => setZoom(1)}>
        {messages.percent(share)}
      </Percent>
      <IconButton
        icon="plus"
        iconSize={20}
        label={messages.zoomIn}
        disabled={!canZoomIn}
        onClick={() => zoomBy(1)}
      />
    </>
  );
}

/** Two buttons that fit the page, the active one pressed, and the rotation. */
export function FitTools({ reading }: { reading: Reading }) {
  const { zoom, setZoom, rotate } = reading;
  return (
    <>
      <ToolButton
        icon="fit-width"
        label={messages.fitWidth}
        aria-pressed={zoom === 'width'}
        onClick={() => setZoom('width')}
      />
      <ToolButton
        icon="fit-page"
        label={messages.fitPage}
        aria-pressed={zoom === 'page'}
        onClick={() => setZoom('page')}
      />
      <ToolButton icon="rotate" label={messages.rotate} onClick={rotate} />
    </>
  );
}

/** The same tools as a menu, for a narrow bar. */
export function FitMenu({ reading: { setZoom, rotate } }: { reading: Reading }) {
  const items = [
    { id: 'width', label: messages.fitWidth, onSelect: () => setZoom('width') },
    { id: 'page', label: messages.fitPage, onSelect: () => setZoom('page') },
    { id: 'rotate', label: messages.rotate, onSelect: rotate },
  ];
  return (
    <Menu items={items} align="end">
      {(trigger) => <ToolButton icon="more" label={messages.more} {...trigger} />}
    </Menu>
  );
}
