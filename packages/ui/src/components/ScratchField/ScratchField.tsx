import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { cellsOf, looksLikeAnother } from './code-text.js';
import { scratchFieldMessages } from './messages.zh.js';
import { Box, Caret, Cell, Cells, Group, Input } from './ScratchField.styles.js';

export interface ScratchFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  /** @param code as `normalize` returned it, except during the composition of an input method */
  onChange: (code: string) => void;
  /** The code as printed from what was typed or pasted, for example without blanks and in capitals. */
  normalize: (typed: string) => string;
  /** Minimum number of cells; a longer code gets more. */
  cells?: number | undefined;
  /** Marks the characters that are easily confused: 0 and O, 1, I and L, 5 and S, 8 and B. */
  doubtful?: boolean | undefined;
}

/**
 * A code under a scratch coating: typing removes the coating. There is one real input, so that pasting,
 * screen readers and the system's keyboard work; the cells only draw its text. `className` and `style` go to
 * the field, ref and other props to the <input>.
 */
export function ScratchField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  value,
  onChange,
  normalize,
  cells = 16,
  doubtful = false,
  ...input
}: ScratchFieldProps) {
  const [caret, setCaret] = useState(0);
  const drawn = useRef<HTMLDivElement>(null);

  function show(code: string, at: number) {
    setCaret(at);
    onChange(code);
  }

  function take(element: HTMLInputElement, composing: boolean) {
    const { value: text, selectionStart } = element;
    const before = text.slice(0, selectionStart ?? text.length);
    // An input method must find its text unchanged until composition ends.
    if (composing) {
      show(text, before.length);
      return;
    }
    const code = normalize(text);
    const at = normalize(before).length;
    if (text !== code) {
      element.value = code;
      // Setting the value moves the caret to the end.
      element.setSelectionRange(at, at);
    }
    show(code, at);
  }

  /** Sets the caret at the clicked cell: the input's own invisible text has another spacing. */
  function place({ clientX, clientY, currentTarget: element }: MouseEvent<HTMLInputElement>) {
    if (element.selectionStart !== element.selectionEnd) return;
    const all = Array.from(drawn.current?.querySelectorAll('[data-cell]') ?? []);
    const index = all.findIndex((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    if (index === -1) return;
    const target = Math.min(index, value.length);
    element.setSelectionRange(target, target);
    setCaret(target);
  }

  return (
    <Field
      {...{ label, hint, error, optional, id, className, style }}
      counter={scratchFieldMessages.typed(value.length)}
    >
      {(control) => (
        <Box $wrong={control['aria-invalid'] === true}>
          <Cells aria-hidden="true" ref={drawn}>
            {cellsOf(value, cells).map((group, row) => (
              <Group key={row}>
                {group.map((character, column) => {
                  const index = row * 4 + column;
                  return (
                    <Cell
                      key={column}
                      data-cell={index}
                      data-coated={character === undefined || undefined}
                      data-doubtful={(doubtful && looksLikeAnother(character ?? '')) || undefined}
                    >
                      {character}
                      {index === caret && <Caret />}
                    </Cell>
                  );
                })}
              </Group>
            ))}
          </Cells>
          <Input
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            value={value}
            onChange={({ currentTarget, nativeEvent }) =>
              take(currentTarget, (nativeEvent as InputEvent).isComposing)
            }
            onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
            onClick={place}
          />
        </Box>
      )}
    </Field>
  );
}
