import { useId, type ComponentProps, type ReactNode } from 'react';

import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { IconButton } from '../IconButton/index.js';
import { modalMessages } from '../modal/messages.zh.js';
import { useModalDialog } from '../modal/use-modal-dialog.js';
import { Body, Edge, Foot, Head, Title, type DrawerSide } from './Drawer.styles.js';

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown; controlled by the caller. */
  open: boolean;
  /** Called by Escape, the close button and a click on the backdrop: set `open` to false here. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  /** The edge of the window that it slides in from. */
  side?: DrawerSide | undefined;
  /** Stays visible below the scrolling content, such as the buttons of a filter sheet. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal panel at an edge of the window. */
export function Drawer({ open, onClose, title, side = 'left', footer, children, ref, ...rest }: DrawerProps) {
  const titleId = useId();
  const { present, bind } = useModalDialog(open, onClose);
  const mergedRef = useMergedRef(bind.ref, ref);
  if (!present) return null;
  return (
    <Edge aria-labelledby={titleId} {...rest} {...bind} ref={mergedRef} $side={side}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton icon="close" label={modalMessages.close} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Edge>
  );
}
