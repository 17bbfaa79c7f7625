import type { ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { myGradeChipMessages } from './messages.zh.js';
import { Root } from './MyGradeChip.styles.js';

export interface MyGradeChipProps extends Omit<ComponentProps<'button'>, 'children' | 'onToggle'> {
  /** The grade in the reader's profile: 初二. */
  grade: string;
  /** Whether the list is narrowed to this grade. */
  selected: boolean;
  onToggle: () => void;
}

/** Narrows a list to the reader's own grade by one tap, and back. Where it is not known, leave it out. */
export function MyGradeChip({ grade, selected, onToggle, ...rest }: MyGradeChipProps) {
  return (
    <Root type="button" {...rest} aria-pressed={selected} onClick={onToggle}>
      <Icon name={selected ? 'check' : 'user'} size={20} />
      {myGradeChipMessages.only(grade)}
    </Root>
  );
}
