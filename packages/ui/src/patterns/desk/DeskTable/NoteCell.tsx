import { useState, type ComponentProps } from 'react';

import { Input } from './NoteCell.styles.js';

export interface NoteCellProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** Accessible name: whose note it is. */
  label: string;
  note: string;
  onChange: (note: string) => void;
}

/** The note of a row, written in its place: Enter or leaving the field keeps it, Escape gives it up. */
export function NoteCell({ label, note, onChange, ...rest }: NoteCellProps) {
  const [text, setText] = useState<string>();
  const keep = () => {
    if (text !== undefined && text.trim() !== note) onChange(text.trim());
    setText(undefined);
  };
  return (
    <Input
      aria-label={label}
      maxLength={500}
      {...rest}
      value={text ?? note}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Escape') setText(undefined);
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
