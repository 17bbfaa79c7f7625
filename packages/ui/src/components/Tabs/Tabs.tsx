import { useId, type ComponentProps, type ReactNode } from 'react';

import { useTabKeys } from '../tab-keys/use-tab-keys.js';
import { List, Panel, Root, Tab } from './Tabs.styles.js';
import { useChosenInView } from './use-chosen-in-view.js';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
}

export interface TabsProps<Id extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Id of the selected tab. */
  value: Id;
  onChange: (id: Id) => void;
  /** Called when the pointer enters a tab: its content can be fetched before it is selected. */
  onHint?: ((id: Id) => void) | undefined;
  /**
   * `line` underlines the selected tab, `button` fills it, `heading` shows the tabs as headings. The custom
   * property `--tabs-mark` changes the colour of the mark.
   */
  variant?: 'line' | 'button' | 'heading' | undefined;
  /** A heading at the start of the row. */
  lead?: ReactNode;
  /** Shown at the end of the row, such as a "more" link. */
  aside?: ReactNode;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs that follow the WAI-ARIA pattern: one tab stop, arrow keys select, Home and End jump. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  onHint,
  variant = 'line',
  lead,
  aside,
  children,
  ...rest
}: TabsProps<Id>) {
  const base = useId();
  const { listRef, onKeyDown } = useTabKeys(tabs, onChange);
  useChosenInView(listRef, value);
  return (
    <Root {...rest}>
      <List $variant={variant} data-lead={lead !== undefined || undefined}>
        {lead}
        <div role="tablist" aria-label={label} ref={listRef}>
          {tabs.map((tab, index) => (
            <Tab
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}${tab.id}`}
              aria-selected={tab.id === value}
              aria-controls={`${base}panel`}
              tabIndex={tab.id === value ? 0 : -1}
              $variant={variant}
              onClick={() => onChange(tab.id)}
              onPointerEnter={() => onHint?.(tab.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span>{tab.label}</span>
            </Tab>
          ))}
        </div>
        {aside}
      </List>
      <Panel role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${value}`}>
        {children}
      </Panel>
    </Root>
  );
}
