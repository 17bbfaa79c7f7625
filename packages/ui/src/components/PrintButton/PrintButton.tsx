import type { ComponentProps } from 'react';

import { IconButton } from '../IconButton/index.js';
import { Tooltip } from '../Tooltip/index.js';
import { printButtonMessages as messages } from './messages.zh.js';

export interface PrintButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Label of the button where it does not print the page: 打印回执. */
  label?: string | undefined;
}

/** Prints the page with the browser's own dialog, without the controls that only help on a screen. */
export function PrintButton({ label = messages.label, ...rest }: PrintButtonProps) {
  return (
    <Tooltip text={label} side="below">
      {() => (
        <IconButton
          {...rest}
          icon="printer"
          label={label}
          title={undefined}
          iconSize={20}
          onClick={() => window.print()}
        />
      )}
    </Tooltip>
  );
}
