import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Bar, Words } from './ConnectionBar.styles.js';
import { connectionBarMessages as messages } from './messages.zh.js';

export interface ConnectionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Since when, as written: 14:21. */
  since?: string | undefined;
  onRetry: () => void;
}

/** The server cannot be reached: since when. For `notice` of the DeskFrame. */
export function ConnectionBar({ since, onRetry, ...rest }: ConnectionBarProps) {
  return (
    <Bar {...rest}>
      <Icon name="warning" size={16} />
      <Words>
        <b role="status">{messages.lost(since)}</b>
      </Words>
      <Button size="sm" onClick={onRetry}>
        {messages.retry}
      </Button>
    </Bar>
  );
}
