import { useRef, type ComponentProps, type ReactNode } from 'react';

import type { FieldControl } from '../Field/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { searchBoxMessages } from './messages.zh.js';
import { Form, Input, Pill, Submit } from './SearchBox.styles.js';

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit'> {
  /** Spoken name, and the placeholder when there is no other. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter or the button, with the text trimmed; the clear button sends ''. */
  onSearch: (text: string) => void;
  placeholder?: string | undefined;
  /** `md` for a bar, `lg` for the head of a list, with a button in words. */
  size?: 'md' | 'lg' | undefined;
  /** Ties the input to the note: what `useFieldFrame` answers as `control`. */
  control?: Partial<FieldControl> | undefined;
  /** Below the box, such as what is wrong with the text. Not made here: the boxes of headers never need it. */
  note?: ReactNode;
}

/** One line to search by. The text belongs to the caller, who keeps it in the route. */
export function SearchBox({
  label,
  value,
  onChange,
  onSearch,
  placeholder = label,
  size = 'md',
  control,
  note,
  ...rest
}: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Form
      role="search"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value.trim());
      }}
    >
      <Pill $size={size}>
        <Icon name="search" />
        <Input
          {...control}
          ref={inputRef}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        {value !== '' && (
          <IconButton
            icon="close"
            iconSize={16}
            label={searchBoxMessages.clear}
            onClick={() => {
              onChange('');
              onSearch('');
              inputRef.current?.focus();
            }}
          />
        )}
        {size === 'lg' && <Submit type="submit">{searchBoxMessages.submit}</Submit>}
      </Pill>
      {note}
    </Form>
  );
}
