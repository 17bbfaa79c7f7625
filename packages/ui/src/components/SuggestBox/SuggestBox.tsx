import { useId } from 'react';

import { SearchBox, type SearchBoxProps } from '../SearchBox/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { suggestBoxMessages as messages } from './messages.zh.js';
import { Action, Group, GroupLabel, Note, Option, Popup, Root } from './SuggestBox.styles.js';
import type { Suggestion, SuggestionGroup } from './types.js';
import { useCombobox } from './use-combobox.js';

export interface SuggestBoxProps extends Omit<SearchBoxProps, 'action' | 'control' | 'input' | 'note'> {
  /** The suggestions for the text, fetched by the caller. */
  groups: readonly SuggestionGroup[];
  /** Called by a click on a suggestion, and by Enter after the arrow keys. */
  onChoose: (item: Suggestion) => void;
  /** Called when the box gets the focus: the caller can begin to fetch what suggestions need. */
  onEnter?: (() => void) | undefined;
  /** A button below the suggestions, such as one that forgets the recent searches. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Places the list in the flow below the box, as in a dialog, instead of over the page. */
  inline?: boolean | undefined;
  /** The side of the box with which a wider list is aligned: `end` for a box at the right of a page. */
  align?: 'start' | 'end' | undefined;
}

/** A search box with suggestions: an editable combobox with a list. */
export function SuggestBox({
  groups,
  onChoose,
  onEnter,
  action,
  inline = false,
  align = 'start',
  value,
  onChange,
  onSearch,
  ...rest
}: SuggestBoxProps) {
  const base = useId();
  const listId = `${base}list`;
  const combobox = useCombobox({ base, groups, onChoose });
  const { shown, current, optionId } = combobox;
  return (
    <Root onBlur={combobox.onBlur}>
      <SearchBox
        {...rest}
        value={value}
        onChange={(text) => {
          combobox.reopen();
          onChange(text);
        }}
        onSearch={(text) => {
          combobox.close();
          onSearch(text);
        }}
        input={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
          'aria-controls': shown ? listId : undefined,
          'aria-activedescendant': combobox.activeOption,
          onKeyDown: combobox.onKeyDown,
          // A box that kept the focus after Escape or a search gets no second focus event.
          onClick: combobox.reopen,
          onFocus: () => {
            combobox.reopen();
            onEnter?.();
          },
        }}
      />
      {shown && (
        <Popup $inline={inline} $align={align}>
          <div role="listbox" id={listId} aria-label={messages.list}>
            {groups
              .filter(({ items }) => items.length > 0)
              .map(({ id, label, items }) => (
                <Group key={id} role="group" aria-labelledby={`${base}${id}`}>
                  <GroupLabel id={`${base}${id}`}>{label}</GroupLabel>
                  {items.map((item) => (
                    <Option
                      key={item.id}
                      id={optionId(item.id)}
                      role="option"
                      aria-selected={item.id === current}
                      onPointerDown={(event) => {
                        // Keeps the focus in the box.
                        event.preventDefault();
                      }}
                      onClick={() => combobox.choose(item)}
                    >
                      <span>{item.shown ?? item.text}</span>
                      {item.note !== undefined && item.note !== '' && <Note>{item.note}</Note>}
                    </Option>
                  ))}
                </Group>
              ))}
          </div>
          {action !== undefined && (
            <Action type="button" onClick={action.onSelect}>
              {action.label}
            </Action>
          )}
        </Popup>
      )}
      <VisuallyHidden role="status">{shown && messages.count(combobox.count)}</VisuallyHidden>
    </Root>
  );
}
