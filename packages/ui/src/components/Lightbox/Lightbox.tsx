import { lazy, Suspense, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { IconButton } from '../IconButton/index.js';
import { modalMessages } from '../modal/messages.zh.js';
import { useModalDialog } from '../modal/use-modal-dialog.js';
import { Bar, Box, Frame, Image, Place, Scale, Sheet, Title } from './Lightbox.styles.js';
import { lightboxMessages as messages } from './messages.zh.js';
import type { LightboxPicture } from './picture.js';
import type { StageView } from './Stage.js';
import { Thumbs } from './Thumbs.js';
import { MAX_SCALE } from './zoom-limit.js';

/** Loaded at the first press: nobody needs Swiper to see the picture. */
const Stage = lazy(async () => ({ default: (await import('./Stage.js')).Stage }));

export interface LightboxProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'children'
> {
  /** Whether it is shown; controlled by the caller. */
  open: boolean;
  /** Called by Escape, the close button and a click on the backdrop: set `open` to false here. */
  onClose: () => void;
  /** One picture, or several that are leafed through. */
  pictures: readonly LightboxPicture[];
  /** Which of them is shown. */
  index?: number | undefined;
  /** Called when another one is to be shown: set `index` here. Needed for several pictures. */
  onIndex?: ((index: number) => void) | undefined;
}

/** Pictures in the whole window: zoomed by wheel, pinch, double click, buttons and keys, leafed by swiping and keys. */
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

const STEP = 1.5;

/** Not by Swiper, which reads the deprecated codes of keys. */
const LEAVES: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** Mounted at each opening, so that it starts with the whole picture. */
function Opened({ pictures, index = 0, onIndex, dialogRef, onLeave, ...bind }: OpenedProps) {
  const [scale, setScale] = useState(1);
  const stage = useRef<StageView>(null);
  /** What was pressed before Swiper had come. */
  const early = useRef(1);
  const shown = pictures[index];
  const last = pictures.length - 1;
  if (shown === undefined) return null;

  function zoomBy(factor: number) {
    if (stage.current === null) early.current *= factor;
    else stage.current.zoomBy(factor);
  }

  function go(to: number) {
    if (to >= 0 && to <= last) onIndex?.(to);
  }

  function onKeys(event: KeyboardEvent) {
    const leaf = LEAVES[event.key];
    // An enlarged picture takes the arrow keys.
    const isMoved = stage.current?.moveBy(event.key) ?? false;
    if (!isMoved && leaf !== undefined) go(index + leaf);
    else if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') stage.current?.reset();
    else if (!isMoved) return;
    event.preventDefault();
  }

  return (
    <Box
      {...bind}
      aria-label={shown.title}
      aria-description={last > 0 ? messages.seriesKeys : messages.keys}
      ref={dialogRef}
      onKeyDown={onKeys}
    >
      <Sheet>
        <Bar data-series={last > 0 ? '' : undefined}>
          <Title>{shown.title}</Title>
          {last > 0 && (
            <>
              <IconButton
                icon="chevron-left"
                label={messages.previous}
                aria-disabled={index === 0}
                onClick={() => go(index - 1)}
              />
              <Place aria-live="polite">{messages.place(index + 1, pictures.length)}</Place>
              <IconButton
                icon="chevron-right"
                label={messages.next}
                aria-disabled={index === last}
                onClick={() => go(index + 1)}
              />
            </>
          )}
          <IconButton
            icon="minus"
            label={messages.zoomOut}
            disabled={scale <= 1}
            onClick={() => zoomBy(1 / STEP)}
          />
          <Scale aria-live="polite">{messages.percent(scale)}</Scale>
          <IconButton
            icon="plus"
            label={messages.zoomIn}
            disabled={scale >= MAX_SCALE}
            onClick={() => zoomBy(STEP)}
          />
          <IconButton
            icon="retry"
            label={messages.reset}
            data-reset=""
            onClick={() => stage.current?.reset()}
          />
          <IconButton icon="close" label={modalMessages.close} onClick={onLeave} />
        </Bar>
        <Frame>
          <Suspense fallback={<Image src={shown.src} alt={shown.alt} />}>
            <Stage ref={stage} {...{ pictures, index, early }} onIndex={go} onScale={setScale} />
          </Suspense>
        </Frame>
        {last > 0 && <Thumbs pictures={pictures} index={index} onIndex={go} />}
      </Sheet>
    </Box>
  );
}
