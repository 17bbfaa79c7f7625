import { useEffect, useRef, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { DotList } from '../../../components/DotList/index.js';
import { PasswordField } from '../../../components/PasswordField/index.js';
import { TextField } from '../../../components/TextField/index.js';
import type { Brand } from '../../types.js';
import { DeskBrand } from '../DeskFrame/DeskBar.js';
import { OneTimeCode } from '../OneTimeCode/OneTimeCode.js';
import { Things } from './Things.js';
import { Felt, Foot, Form, Intro, Root, Sheet, Title, Ways } from './LoginSheet.styles.js';
import { loginSheetMessages as messages } from './messages.zh.js';

/** What is asked now: name and password first, then the one-time code or a recovery code. */
export type LoginStep = keyof typeof messages.titles;

/** What was typed. */
export interface LoginValues {
  name: string;
  password: string;
  /** The one-time code, or a recovery code. */
  code: string;
}

export interface LoginSheetProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onSubmit'> {
  brand: Brand;
  step: LoginStep;
  onStep: (step: LoginStep) => void;
  value: LoginValues;
  onChange: (part: Partial<LoginValues>) => void;
  /** Called by the button, and by the sixth digit. */
  onSubmit: (values: LoginValues) => void;
  /** Why it was refused, shown at the last field. */
  error?: string | undefined;
  busy?: boolean | undefined;
}

/** The login of the desk: one sheet on the writing felt, with the next question on it. */
export function LoginSheet(props: LoginSheetProps) {
  const { brand, step, onStep, value, onChange, onSubmit, error, busy, ...rest } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [step]);

  return (
    <Root {...rest}>
      <Felt as="main">
        <Sheet>
          <DeskBrand brand={brand} />
          <Title>{messages.titles[step](brand.name)}</Title>
          {step === 'code' && <Intro>{messages.intro(brand.name)}</Intro>}
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit(value);
            }}
          >
            {step === 'password' && (
              <>
                <TextField
                  label={messages.name}
                  autoComplete="username"
                  value={value.name}
                  onChange={({ target }) => onChange({ name: target.value })}
                  required
                />
                <PasswordField
                  label={messages.password}
                  value={value.password}
                  onChange={({ target }) => onChange({ password: target.value })}
                  error={error}
                  required
                />
              </>
            )}
            {step === 'code' && (
              <OneTimeCode
                label={messages.code}
                value={value.code}
                onChange={(code) => onChange({ code })}
                onFull={(code) => onSubmit({ ...value, code })}
                error={error}
                ref={field}
                required
              />
            )}
            {step === 'recovery' && (
              <TextField
                label={messages.recovery}
                hint={messages.once}
                autoComplete="off"
                value={value.code}
                onChange={({ target }) => onChange({ code: target.value })}
                error={error}
                ref={field}
                required
              />
            )}
            <Button type="submit" variant="primary" block busy={busy}>
              {step === 'password' ? messages.next : messages.enter}
            </Button>
          </Form>
          {step !== 'password' && (
            <Ways>
              <Button variant="quiet" size="sm" onClick={() => onStep('password')}>
                {messages.other}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => onStep(step === 'code' ? 'recovery' : 'code')}>
                {step === 'code' ? messages.useRecovery : messages.useCode}
              </Button>
            </Ways>
          )}
        </Sheet>
        <Things />
      </Felt>
      <Foot>
        <DotList words={messages.foot} />
      </Foot>
    </Root>
  );
}
