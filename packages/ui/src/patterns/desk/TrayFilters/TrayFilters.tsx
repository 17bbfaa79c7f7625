import { useState, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Chip } from '../../../components/Chip/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Menu } from '../../../components/Menu/index.js';
import { SearchBox } from '../../../components/SearchBox/index.js';
import { trayFiltersMessages as messages } from './messages.zh.js';
import { Root } from './TrayFilters.styles.js';

/** A column by whose values the items can be narrowed. */
export interface TrayChoice {
  name: string;
  label: string;
  values: readonly string[];
}

export interface TrayFiltersProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Accessible name of the search box. */
  label: string;
  /** The states, as chips; '' is the value of those that are shown at first. */
  states: readonly { value: string; name: string }[];
  choices?: readonly TrayChoice[] | undefined;
  /** What is chosen, by the name of the choice; `status` and `word` are the state and the searched word. */
  values: Readonly<Partial<Record<string, string>>>;
  /** Called with what has changed. */
  onChange: (values: Readonly<Record<string, string>>) => void;
}

/** What narrows the items of a tray: their state, the values of a column, a word. */
export function TrayFilters({ label, states, choices = [], values, onChange, ...rest }: TrayFiltersProps) {
  const { status = '', word = '' } = values;
  const [text, setText] = useState(word);
  const isNarrowed = choices.some(({ name }) => (values[name] ?? '') !== '');
  return (
    <Root {...rest}>
      {states.map(({ value, name }) => (
        <Chip key={value} selected={status === value} onClick={() => onChange({ status: value })}>
          {name}
        </Chip>
      ))}
      {choices.map((choice) => (
        <ChoiceMenu
          key={choice.name}
          choice={choice}
          value={values[choice.name] ?? ''}
          onChange={(value) => onChange({ [choice.name]: value })}
        />
      ))}
      {isNarrowed && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange(Object.fromEntries(choices.map(({ name }) => [name, ''])))}
        >
          {messages.clear}
        </Button>
      )}
      <SearchBox
        label={label}
        value={text}
        onChange={setText}
        onSearch={(found) => onChange({ word: found })}
      />
    </Root>
  );
}

interface ChoiceMenuProps {
  choice: TrayChoice;
  value: string;
  onChange: (value: string) => void;
}

function ChoiceMenu({ choice: { label, values }, value, onChange }: ChoiceMenuProps) {
  const items = ['', ...values].map((one) => ({
    id: one,
    label: one === '' ? messages.all(label) : one,
    icon: one === value ? ('check' as const) : undefined,
    onSelect: () => onChange(one),
  }));
  return (
    <Menu items={items}>
      {(trigger) => (
        <Chip
          {...trigger}
          aria-pressed={undefined}
          data-chosen={value !== '' || undefined}
          selected={value !== ''}
        >
          {value === '' ? label : value}
          <Icon name="chevron-down" size={16} />
        </Chip>
      )}
    </Menu>
  );
}
