import { useModalDialog } from '../../components/modal/use-modal-dialog.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { media } from '../../tokens/scales.js';
import { Box } from './PaperReader.styles.js';
import { ReaderOnDesktop } from './ReaderOnDesktop.js';
import { ReaderOnPhone } from './ReaderOnPhone.js';
import type { ReaderProps } from './reader-props.js';

/** The reading mode: the sheets on ink, over the whole window. Escape closes it, and the focus goes back. */
export function PaperReader({ open, ...reader }: ReaderProps & { open: boolean }) {
  const { present, bind } = useModalDialog(open, reader.onClose);
  const mobile = useMediaQuery(media.mobile);
  if (!present) return null;
  return (
    <Box {...bind} aria-label={reader.title}>
      {mobile ? <ReaderOnPhone {...reader} /> : <ReaderOnDesktop {...reader} />}
    </Box>
  );
}
