import type { ComponentProps } from 'react';

import { IconButton } from '../IconButton/index.js';
import { Tooltip } from '../Tooltip/index.js';
import { printButtonMessages as messages } from './messages.zh.js';

export interface PrintButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Says what is printed, where it is not the page: 打印回执. */
  label?: string | undefined;
}

/** Prints the page by the browser's own dialog. What only helps on a screen is left out on paper. */
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
