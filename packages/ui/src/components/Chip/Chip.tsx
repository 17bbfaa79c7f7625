import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../Icon/index.js';
import { Choice, Label, Remove, type ChipTone } from './Chip.styles.js';
import { chipMessages } from './messages.zh.js';

interface LabelProps extends Omit<ComponentProps<'span'>, 'onClick'> {
  children: ReactNode;
  /** Colour of a label. The text must carry the same meaning. */
  tone?: ChipTone | undefined;
  onClick?: undefined;
}

interface ChoiceProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  children: ReactNode;
  /** Whether it is selected: drawn filled, and announced as pressed. */
  selected: boolean;
  onClick: () => void;
}

interface RemovableProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  children: string;
  /** Called to remove the item. */
  onRemove: () => void;
  onClick?: undefined;
}

export type ChipProps = LabelProps | ChoiceProps | RemovableProps;

/** A small label; with `onClick` a toggle; with `onRemove` a selected item that can be removed. */
export function Chip(props: ChipProps) {
  if ('onRemove' in props) {
    const { onRemove, children, ...rest } = props;
    return (
      <Remove type="button" aria-label={chipMessages.remove(children)} {...rest} onClick={onRemove}>
        {children}
        <Icon name="close" size={16} />
      </Remove>
    );
  }
  if ('selected' in props) {
    const { selected, ...rest } = props;
    return <Choice type="button" aria-pressed={selected} {...rest} />;
  }
  const { tone = 'neutral', ...rest } = props;
  return <Label $tone={tone} {...rest} />;
}
