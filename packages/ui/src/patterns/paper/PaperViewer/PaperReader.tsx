import { beginAt } from '../../../components/modal/begin-at.js';
import { useModalDialog } from '../../../components/modal/use-modal-dialog.js';
import { useMergedRef } from '../../../hooks/use-merged-ref.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { Box, Screen } from './PaperReader.styles.js';
import { ReaderOnDesktop } from './ReaderOnDesktop.js';
import { ReaderOnPhone } from './ReaderOnPhone.js';
import type { ReaderProps } from './reader-props.js';
import { useFullScreen } from './use-full-screen.js';

function beginAtDesk(screen: HTMLElement | null): void {
  beginAt(screen?.querySelector('[role="region"]'));
}

/**
 * The reading mode: the sheets on a dark background, in full screen where the browser supports it, else over
 * the window. It begins at the page, Escape closes it and returns the focus.
 */
export function PaperReader({ open, ...given }: ReaderProps & { open: boolean }) {
  const { setElement, leave } = useFullScreen(open, given.onClose);
  const screenRef = useMergedRef(setElement, beginAtDesk);
  const { present, bind } = useModalDialog(open, leave);
  const mobile = useMediaQuery(media.mobile);
  if (!present) return null;
  const reader = { ...given, onClose: leave };
  return (
    <Box {...bind} aria-label={reader.title}>
      <Screen ref={screenRef}>
        {mobile ? <ReaderOnPhone {...reader} /> : <ReaderOnDesktop {...reader} />}
      </Screen>
    </Box>
  );
}
