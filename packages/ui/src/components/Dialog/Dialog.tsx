import { useId, type ComponentProps, type ReactNode } from 'react';

import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { IconButton } from '../IconButton/index.js';
import { modalMessages } from '../modal/messages.zh.js';
import { useModalDialog } from '../modal/use-modal-dialog.js';
import { Actions, Body, Box, Head, Sheet, Title } from './Dialog.styles.js';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown; the owner keeps this state. */
  open: boolean;
  /** Escape, the cross, or a press beside the box: set `open` to false here. */
  onClose: () => void;
  /** Heading and spoken name. */
  title: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal box over the page. Focus goes in, stays in, and returns to where it came from. */
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
