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

/** Filters a list by the reader's own grade with one tap, and back. Omit it if the grade is unknown. */
export function MyGradeChip({ grade, selected, onToggle, ...rest }: MyGradeChipProps) {
  return (
    <Root type="button" {...rest} aria-pressed={selected} onClick={onToggle}>
      <Icon name={selected ? 'check' : 'user'} size={20} />
      {myGradeChipMessages.only(grade)}
    </Root>
  );
}
