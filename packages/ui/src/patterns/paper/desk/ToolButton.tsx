import type { ComponentProps } from 'react';

import { Round } from '../../../components/IconButton/IconButton.styles.js';
import { ToolIcon, type ToolName } from './ToolIcon.js';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ToolName;
  label: string;
}

/** An IconButton with an icon of the reader's set. */
export function ToolButton({ icon, label, ...rest }: ToolButtonProps) {
  return (
    <Round type="button" $outlined={false} aria-label={label} title={label} {...rest}>
      <ToolIcon name={icon} />
    </Round>
  );
}
