import { lazy, Suspense, useState } from 'react';

import { beginAt } from '../../../components/modal/begin-at.js';
import { useModalDialog } from '../../../components/modal/use-modal-dialog.js';
import { useMergedRef } from '../../../hooks/use-merged-ref.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { DEFAULT_LOOK } from '../flow/look.js';
import type { PaperSource, TextLook } from '../types.js';
import { Box, Screen, Waiting } from './PaperReader.styles.js';
import { ReaderOnDesktop } from './ReaderOnDesktop.js';
import { ReaderOnPhone } from './ReaderOnPhone.js';
import type { ReaderProps } from './reader-props.js';
import { useFullScreen } from './use-full-screen.js';

interface PaperReaderProps extends ReaderProps, Pick<PaperSource, 'startLook' | 'onLook'> {
  open: boolean;
}

function beginAtDesk(screen: HTMLElement | null): void {
  beginAt(screen?.querySelector('[role="region"]'));
}

/** With the library's own text, which only a Word file on a phone needs. */
const FlowReader = lazy(async () => ({ default: (await import('../flow/FlowReader.js')).FlowReader }));

/** Where a view begins: a page, and the block of the text where it comes from the other view. */
interface Start {
  page: number;
  block?: number | undefined;
}

/**
 * The reading mode: the sheets on a dark background, in full screen where the browser supports it, else over
 * the window. It begins at the page, Escape closes it and returns the focus. On a phone a Word file is read as text.
 */
export function PaperReader({ open, startLook, onLook, ...given }: PaperReaderProps) {
  const { setElement, leave } = useFullScreen(open, given.onClose);
  const screenRef = useMergedRef(setElement, beginAtDesk);
  const { present, bind } = useModalDialog(open, leave);
  const mobile = useMediaQuery(media.mobile);
  const [look, setOwnLook] = useState(startLook ?? DEFAULT_LOOK);
  const [start, setStart] = useState<Start>();
  // Opened anew, it begins at the page that was pressed.
  if (!open && start !== undefined) setStart(undefined);
  if (!present) return null;
  const reader = { ...given, startPage: start?.page ?? given.startPage, onClose: leave };
  const flows = mobile && given.document.flow !== undefined;
  const flowing = flows && look.view === 'text';

  function setLook(next: TextLook) {
    setOwnLook(next);
    onLook?.(next);
  }

  return (
    <Box {...bind} aria-label={reader.title}>
      <Screen ref={screenRef} $flowing={flowing}>
        {flowing ? (
          <Suspense fallback={<Waiting />}>
            <FlowReader
              {...reader}
              startBlock={start?.block}
              look={look}
              onLook={setLook}
              onSheets={(page, block) => {
                setStart({ page, block });
                setLook({ ...look, view: 'page' });
              }}
            />
          </Suspense>
        ) : mobile ? (
          <ReaderOnPhone
            {...reader}
            startBlock={start?.block}
            onText={
              flows
                ? (page, block) => {
                    setStart({ page, block });
                    setLook({ ...look, view: 'text' });
                  }
                : undefined
            }
          />
        ) : (
          <ReaderOnDesktop {...reader} />
        )}
      </Screen>
    </Box>
  );
}
