import type { ComponentProps } from 'react';

import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { IconButton } from '../IconButton/index.js';
import { modalMessages } from '../modal/messages.zh.js';
import { useModalDialog } from '../modal/use-modal-dialog.js';
import { Bar, Box, Frame, Image, Scale, Sheet, Title } from './Lightbox.styles.js';
import { lightboxMessages as messages } from './messages.zh.js';
import { useZoom } from './use-zoom.js';
import { MAX_SCALE } from './zoom.js';

export interface LightboxProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'children'
> {
  /** Whether it is shown. The state belongs to the caller. */
  open: boolean;
  /** Called by Escape, the close button and a click on the backdrop: set `open` to false here. */
  onClose: () => void;
  /** Accessible name, shown above the picture. */
  title: string;
  /** URL of the picture. */
  src: string;
  /** Text alternative with everything that the picture says. */
  alt: string;
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

/** Mounted with each opening, so that it begins with the whole picture. */
function Opened({ title, src, alt, dialogRef, onLeave, ...bind }: OpenedProps) {
  const { zoom, zoomIn, zoomOut, reset, onKeyDown, frame } = useZoom();
  return (
    <Box {...bind} aria-label={title} aria-description={messages.keys} ref={dialogRef} onKeyDown={onKeyDown}>
      <Sheet>
        <Bar>
          <Title>{title}</Title>
          <IconButton icon="minus" label={messages.zoomOut} disabled={zoom.scale <= 1} onClick={zoomOut} />
          <Scale aria-live="polite">{messages.percent(zoom.scale)}</Scale>
          <IconButton
            icon="plus"
            label={messages.zoomIn}
            disabled={zoom.scale >= MAX_SCALE}
            onClick={zoomIn}
          />
          <IconButton icon="retry" label={messages.reset} onClick={reset} />
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
