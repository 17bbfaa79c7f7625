import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { noticeBarMessages } from './messages.zh.js';
import { Card, Region, Text, type NoticeKind } from './NoticeBar.styles.js';

export interface NoticeBarProps extends ComponentProps<'div'> {
  /** `warning` for a problem, `info` for an offer. */
  kind?: NoticeKind | undefined;
  /**
   * The message. Without it nothing is shown, but the live region exists: render the bar before its first
   * message, or screen readers will not announce that.
   */
  children?: ReactNode;
  /** Label of the action button. */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Without it, the bar has no close button. */
  onClose?: (() => void) | undefined;
}

/** A message about the whole page, over its lower edge, until its reason is gone or it is closed. */
export function NoticeBar({
  kind = 'info',
  children,
  actionLabel,
  onAction,
  onClose,
  ...rest
}: NoticeBarProps) {
  const shown = children !== undefined && children !== null;
  return (
    <Region {...rest}>
      <Card $kind={kind} $shown={shown}>
        {shown && <Icon name={kind === 'warning' ? 'warning' : 'info'} />}
        <Text role="status">{children}</Text>
        {shown && actionLabel !== undefined && (
          <Button size="sm" onClick={onAction}>
            {actionLabel}
          </Button>
        )}
        {shown && onClose !== undefined && (
          <IconButton icon="close" iconSize={20} label={noticeBarMessages.close} onClick={onClose} />
        )}
      </Card>
    </Region>
  );
}
