import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { List, Panel, Root, Tab } from './Tabs.styles.js';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
}

export interface TabsProps<Id extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Names the row of tabs for a screen reader. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Id of the chosen tab. */
  value: Id;
  onChange: (id: Id) => void;
  /** `line` underlines the chosen tab, `button` fills it. */
  variant?: 'line' | 'button' | undefined;
  /** Drawn at the end of the row, as a "more" link. */
  aside?: ReactNode;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** Where a key moves from tab `index` of `count`; null for keys that move nothing. */
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

/** Tabs after the WAI-ARIA pattern: one stop for Tab, arrows choose, Home and End jump. */
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
