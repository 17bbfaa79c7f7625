import { useId, type ComponentProps, type ReactNode } from 'react';

import { Icon, type IconName } from '../Icon/index.js';
import { Item, List, Root } from './Menu.styles.js';
import { useMenu } from './use-menu.js';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  onSelect: () => void;
  /** It cannot be chosen now, but keeps its place so that the others do not move. */
  disabled?: boolean | undefined;
  /** The action deletes something. */
  danger?: boolean | undefined;
}

type Trigger = ReturnType<typeof useMenu>['trigger'] & { id: string };

export interface MenuProps extends Omit<ComponentProps<'span'>, 'children'> {
  items: readonly MenuItem[];
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** Renders the button with these props. Its name is also the name of the menu. */
  children: (trigger: Trigger) => ReactNode;
}

/** A button with a list of actions. The arrow keys move, Escape closes and returns to the button. */
export function Menu({ items, align = 'start', children, ...rest }: MenuProps) {
  const id = useId();
  const { open, close, root, trigger, onKeyDown, onBlur } = useMenu();
  return (
    <Root {...rest} ref={root} onBlur={onBlur}>
      {children({ ...trigger, id })}
      {open && (
        <List role="menu" aria-labelledby={id} $align={align} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <Item
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.disabled}
              data-danger={item.danger ?? undefined}
              onClick={() => {
                if (item.disabled === true) return;
                close({ refocus: true });
                item.onSelect();
              }}
            >
              {item.icon !== undefined && <Icon name={item.icon} />}
              {item.label}
            </Item>
          ))}
        </List>
      )}
    </Root>
  );
}
