import type { ComponentProps, KeyboardEvent } from 'react';

import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { IconButton } from '../IconButton/index.js';
import { modalMessages } from '../modal/messages.zh.js';
import { useModalDialog } from '../modal/use-modal-dialog.js';
import { Bar, Box, Frame, Image, Place, Scale, Sheet, Title } from './Lightbox.styles.js';
import { lightboxMessages as messages } from './messages.zh.js';
import { useZoom } from './use-zoom.js';
import { MAX_SCALE } from './zoom.js';

export interface LightboxProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'children'
> {
  /** Whether it is shown; controlled by the caller. */
  open: boolean;
  /** Called by Escape, the close button and a click on the backdrop: set `open` to false here. */
  onClose: () => void;
  /** Accessible name, shown above the picture. */
  title: string;
  /** URL of the picture. */
  src: string;
  /** Text alternative with everything that the picture says. */
  alt: string;
  /** Position in a series of pictures, and the callback that changes it. */
  series?: { index: number; count: number; onIndex: (index: number) => void } | undefined;
}

/** A picture in the whole window, zoomed by wheel, pinch, double click, buttons and keys. */
export function Lightbox({ open, onClose, ref, ...rest }: LightboxProps) {
  const { present, bind } = useModalDialog(open, onClose);
  const mergedRef = useMergedRef(bind.ref, ref);
  return present ? <Opened {...rest} {...bind} dialogRef={mergedRef} onLeave={onClose} /> : null;
}

type OpenedProps = Omit<LightboxProps, 'open' | 'onClose' | 'ref'> &
  Omit<ReturnType<typeof useModalDialog>['bind'], 'ref'> & {
    dialogRef: ComponentProps<'dialog'>['ref'];
    onLeave: () => void;
  };

/** Mounted at each opening, so that it starts with the whole picture. */
function Opened({ title, src, alt, series, dialogRef, onLeave, ...bind }: OpenedProps) {
  const { zoom, zoomIn, zoomOut, reset, onKeyDown, frame } = useZoom();

  function go(step: 1 | -1) {
    const index = (series?.index ?? 0) + step;
    if (series === undefined || index < 0 || index >= series.count) return;
    reset();
    series.onIndex(index);
  }

  function onKeys(event: KeyboardEvent) {
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      go(event.key === 'PageUp' ? -1 : 1);
    } else {
      onKeyDown(event);
    }
  }

  return (
    <Box
      {...bind}
      aria-label={title}
      aria-description={series === undefined ? messages.keys : messages.seriesKeys}
      ref={dialogRef}
      onKeyDown={onKeys}
    >
      <Sheet>
        <Bar data-series={series && ''}>
          <Title>{title}</Title>
          {series !== undefined && (
            <>
              <IconButton
                icon="chevron-left"
                label={messages.previous}
                aria-disabled={series.index === 0}
                onClick={() => go(-1)}
              />
              <Place aria-live="polite">{messages.place(series.index + 1, series.count)}</Place>
              <IconButton
                icon="chevron-right"
                label={messages.next}
                aria-disabled={series.index === series.count - 1}
                onClick={() => go(1)}
              />
            </>
          )}
          <IconButton icon="minus" label={messages.zoomOut} disabled={zoom.scale <= 1} onClick={zoomOut} />
          <Scale aria-live="polite">{messages.percent(zoom.scale)}</Scale>
          <IconButton
            icon="plus"
            label={messages.zoomIn}
            disabled={zoom.scale >= MAX_SCALE}
            onClick={zoomIn}
          />
          <IconButton icon="retry" label={messages.reset} data-reset="" onClick={reset} />
          <IconButton icon="close" label={modalMessages.close} onClick={onLeave} />
        </Bar>
        <Frame {...frame}>
          <Image
            src={src}
            alt={alt}
            draggable={false}
            style={{
              transform: `translate(${String(zoom.x)}px, ${String(zoom.y)}px) scale(${String(zoom.scale)})`,
            }}
          />
        </Frame>
      </Sheet>
    </Box>
  );
}
