import type { ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Item, List, Ring } from './Checklist.styles.js';
import { checklistMessages } from './messages.zh.js';
import type { CheckItem, CheckState } from './types.js';

export interface ChecklistProps extends Omit<ComponentProps<'span'>, 'children'> {
  items: readonly CheckItem[];
}

/** The requirements of a field, each ticked as soon as it is met. Pass it in the hint of the field. */
export function Checklist({ items, ...rest }: ChecklistProps) {
  return (
    <List {...rest}>
      {items.map(({ label, state }) => (
        <Item key={label} $state={state}>
          <Mark state={state} />
          {label}
          <VisuallyHidden>{checklistMessages[state]}</VisuallyHidden>
        </Item>
      ))}
    </List>
  );
}

function Mark({ state }: { state: CheckState }) {
  if (state === 'open') return <Ring />;
  return <Icon name={state === 'met' ? 'check' : 'close'} size={16} />;
}
