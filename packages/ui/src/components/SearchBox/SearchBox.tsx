import { useRef, type ComponentProps, type ReactNode } from 'react';

import type { FieldControl } from '../Field/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { searchBoxMessages } from './messages.zh.js';
import { Form, Input, Pill, Submit } from './SearchBox.styles.js';

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit'> {
  /** Accessible name, and the placeholder where none is given. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called by Enter or the button with the trimmed text, and by the clear button with ''. */
  onSearch: (text: string) => void;
  placeholder?: string | undefined;
  /** `md` for a header, `lg` for the top of a list, with a labelled button. */
  size?: 'md' | 'lg' | undefined;
  /** The words of that button; 搜索 by default. */
  submitLabel?: string | undefined;
  /** Connects the input to the note: the `control` that `useFieldFrame` returns. */
  control?: Partial<FieldControl> | undefined;
  /** More attributes of the input, such as those of a combobox. */
  input?: Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'> | undefined;
  /** Shown below the box, such as an error. A prop, because the search boxes of headers never need it. */
  note?: ReactNode;
}

/** A search box. The caller controls its text and keeps it in the route. */
export function SearchBox({
  label,
  value,
  onChange,
  onSearch,
  placeholder = label,
  size = 'md',
  submitLabel = searchBoxMessages.submit,
  control,
  input,
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
          {...input}
          ref={inputRef}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          // `size` counts digits; a Chinese character is as wide as two of them.
          size={Math.max(20, 2 * placeholder.length)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
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
        {size === 'lg' && <Submit type="submit">{submitLabel}</Submit>}
      </Pill>
      {note}
    </Form>
  );
}
