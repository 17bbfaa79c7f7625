import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { TextField } from '../../../components/TextField/index.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { Kbd } from '../Kbd/Kbd.js';
import { reasonChipsMessages as messages } from './messages.zh.js';
import { Choice, Choices, Face, Head, Legend, Own, Radio } from './ReasonChips.styles.js';

/** A stock reason. */
export interface Reason {
  id: string;
  label: string;
}

/** Values of the choice beside the ids of the reasons. */
export const CLEAR = 'clear';
export const OWN = 'own';

export interface ReasonChipsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Accessible name: which paper is judged. */
  label: string;
  /** Shown at the start, such as the number and the name of the paper. */
  legend?: ReactNode;
  /** The stock reasons, on the keys from 1; at most four, because 5 is for own words. */
  reasons: readonly Reason[];
  /** Whether there is the choice that nothing is wrong, on the key 0. */
  canBeClear?: boolean | undefined;
  /** The id of a reason, `CLEAR`, `OWN`, or '' where nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The own words, and the callback that changes them. */
  ownText: string;
  onOwnText: (text: string) => void;
  /** `chips` in lines, `rows` below each other. */
  layout?: 'chips' | 'rows' | undefined;
  /** Whether the keys 0 to 5 choose here: only for one group of a screen. */
  withKeys?: boolean | undefined;
}

interface Option {
  id: string;
  words: string;
  digit: number;
}

/** Why something cannot pass: one of a few stock reasons or own words; one key each. */
export function ReasonChips({
  label,
  legend,
  reasons,
  canBeClear = true,
  value,
  onChange,
  ownText,
  onOwnText,
  layout = 'chips',
  withKeys = true,
  ...rest
}: ReasonChipsProps) {
  const name = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWriting, setIsWriting] = useState(false);
  // The field appears with the choice. Not after an arrow key, which may be on its way to the next choice.
  useEffect(() => {
    if (isWriting && value === OWN) field.current?.focus();
  }, [isWriting, value]);

  const options = [...reasons, { id: OWN, label: messages.own }];
  const choices = options.map(({ id, label: words }, index) => ({ id, words, digit: index + 1 }));
  const clear: Option = { id: CLEAR, words: messages.clear, digit: 0 };
  useDeskKeys(
    (canBeClear ? [clear, ...choices] : choices).map(({ id, words, digit }) => ({
      code: `Digit${String(digit)}`,
      label: id === CLEAR ? words : messages.reason(words),
      disabled: !withKeys,
      onPress: () => {
        setIsWriting(id === OWN);
        onChange(id);
      },
    })),
  );

  function choiceOf({ id, words, digit }: Option) {
    const isChosen = id === value;
    return (
      <Choice key={id}>
        <Radio
          type="radio"
          name={name}
          value={id}
          checked={isChosen}
          onChange={() => onChange(id)}
          onClick={({ detail }) => setIsWriting(id === OWN && detail > 0)}
          aria-keyshortcuts={withKeys ? String(digit) : undefined}
        />
        <Face $layout={layout} $isClear={id === CLEAR}>
          {isChosen && layout === 'chips' && <Icon name="check" size={16} />}
          {withKeys && !(isChosen && layout === 'chips') && <Kbd aria-hidden="true">{digit}</Kbd>}
          {words}
        </Face>
      </Choice>
    );
  }

  return (
    <div role="radiogroup" aria-label={label} {...rest}>
      {(legend !== undefined || canBeClear) && (
        <Head>
          <Legend>{legend}</Legend>
          {canBeClear && choiceOf(clear)}
        </Head>
      )}
      <Choices $layout={layout}>{choices.map(choiceOf)}</Choices>
      {value === OWN && (
        <Own>
          <TextField
            ref={field}
            label={messages.ownLabel}
            value={ownText}
            onChange={(event) => onOwnText(event.target.value)}
          />
        </Own>
      )}
    </div>
  );
}
