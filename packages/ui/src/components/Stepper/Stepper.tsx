import { useState, type ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { stepperMessages as messages } from './messages.zh.js';
import { Frame, Input, Step, Unit } from './Stepper.styles.js';

export interface StepperProps extends Omit<ComponentProps<'span'>, 'children' | 'onChange'> {
  /** What is counted, for the accessible names. */
  label: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  /** Measure word behind the field: 份. */
  unit?: string | undefined;
  onChange: (value: number) => void;
}

/** A small whole number, to type or to change by one. */
export function Stepper({ label, value, min = 1, max = 99, unit, onChange, ...rest }: StepperProps) {
  // What is typed may be empty for a moment.
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <Frame {...rest}>
      <Step
        type="button"
        aria-label={`${label}：${messages.less}`}
        aria-disabled={value <= min || undefined}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size={16} />
      </Step>
      <Input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '').slice(0, String(max).length);
          setTyped(digits);
          if (digits !== '') change(Number(digits));
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          setTyped(undefined);
          change(value + step);
        }}
      />
      <Step
        type="button"
        aria-label={`${label}：${messages.more}`}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={16} />
      </Step>
      {unit !== undefined && <Unit aria-hidden="true">{unit}</Unit>}
    </Frame>
  );
}
