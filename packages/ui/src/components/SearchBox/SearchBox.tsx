import { useRef, type ComponentProps } from 'react';

import { searchText } from '../../messages.zh.js';
import { FieldNote, useFieldFrame } from '../Field/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
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
  /** What is wrong with the text, below the box. */
  error?: string | undefined;
}

/** One line to search by. The text belongs to the caller, who keeps it in the route. */
export function SearchBox({
  label,
  value,
  onChange,
  onSearch,
  placeholder = label,
  size = 'md',
  error,
  ...rest
}: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { control, note } = useFieldFrame({ error });
  return (
    <Form
      role="search"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value.trim());
      }}
    >
      <Pill $size={size} $wrong={control['aria-invalid'] === true}>
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
            label={searchText.clear}
            onClick={() => {
              onChange('');
              onSearch('');
              inputRef.current?.focus();
            }}
          />
        )}
        {size === 'lg' && <Submit type="submit">{searchText.submit}</Submit>}
      </Pill>
      <FieldNote {...note} />
    </Form>
  );
}
