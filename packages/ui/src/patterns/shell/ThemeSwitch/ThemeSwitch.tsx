import { useId, type ComponentProps } from 'react';

import { themeSwitchMessages as messages } from './messages.zh.js';
import { Choice, Choices, Group, Legend } from './ThemeSwitch.styles.js';

/** `system` follows the setting of the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const CHOICES = ['system', 'light', 'dark'] as const;

/** Selects the theme: 跟随系统 浅色 深色. */
export function ThemeSwitch({ value, onChange, ...rest }: ThemeSwitchProps) {
  const name = useId();
  return (
    <Group {...rest}>
      <Legend>{messages.label}</Legend>
      <Choices>
        {CHOICES.map((choice) => (
          <Choice key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{messages[choice]}</span>
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}
