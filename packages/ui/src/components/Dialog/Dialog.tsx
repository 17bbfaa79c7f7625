import { useId, type ComponentProps, type ReactNode } from 'react';

import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { IconButton } from '../IconButton/index.js';
import { modalMessages } from '../modal/messages.zh.js';
import { useModalDialog } from '../modal/use-modal-dialog.js';
import { Actions, Body, Box, Head, Sheet, Title } from './Dialog.styles.js';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown; controlled by the caller. */
  open: boolean;
  /** Called by Escape, the close button and a click on the backdrop: set `open` to false here. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. The focus moves in, is kept inside, and returns to where it was. */
export function Dialog({ open, onClose, title, size = 'md', actions, children, ref, ...rest }: DialogProps) {
  const titleId = useId();
  const { present, bind } = useModalDialog(open, onClose);
  const mergedRef = useMergedRef(bind.ref, ref);
  if (!present) return null;
  return (
    <Box aria-labelledby={titleId} {...rest} {...bind} ref={mergedRef} $size={size}>
      <Sheet>
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton icon="close" label={modalMessages.close} onClick={onClose} />
        </Head>
        <Body>{children}</Body>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Sheet>
    </Box>
  );
}
