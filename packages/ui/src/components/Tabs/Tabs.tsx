import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { List, Panel, Root, Tab } from './Tabs.styles.js';

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
  /** `line` underlines the selected tab, `button` fills it. */
  variant?: 'line' | 'button' | undefined;
  /** Shown at the end of the row, such as a "more" link. */
  aside?: ReactNode;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** The tab that a key moves to from tab `index` of `count`; null for other keys. */
function targetOf(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs that follow the WAI-ARIA pattern: one tab stop, arrow keys select, Home and End jump. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  variant = 'line',
  aside,
  children,
  ...rest
}: TabsProps<Id>) {
  const base = useId();
  const listRef = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent, index: number) {
    const target = targetOf(event.key, index, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <Root {...rest}>
      <List $variant={variant}>
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
              onClick={() => {
                onChange(tab.id);
              }}
              onKeyDown={(event) => {
                onKeyDown(event, index);
              }}
            >
              {tab.label}
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
