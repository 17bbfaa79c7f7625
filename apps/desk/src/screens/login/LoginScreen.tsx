import { deskLoginMutation } from '@inkstone/api/desk';
import { isApiError } from '@inkstone/api';
import { LoginSheet, type LoginStep, type LoginValues } from '@inkstone/ui/patterns/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useDeskClient } from '../../lib/desk.js';
import { brand } from '../../lib/publisher.js';

/** Name and password first, then the one-time code; six digits send themselves. */
export function LoginScreen() {
  const client = useDeskClient();
  const [step, setStep] = useState<LoginStep>('password');
  const [value, setValue] = useState<LoginValues>({ name: '', password: '', code: '' });
  const change = (part: Partial<LoginValues>) => setValue((before) => ({ ...before, ...part }));
  const login = useMutation({
    ...deskLoginMutation(client),
    meta: { quiet: true },
    onSuccess: ({ data: { session } }) => {
      if (session === null) setStep('code');
      else client.session.set(session);
    },
    onError: () => change({ code: '' }),
  });
  return (
    <LoginSheet
      brand={brand}
      step={step}
      onStep={(next) => {
        setStep(next);
        change({ code: '' });
        login.reset();
      }}
      value={value}
      onChange={(part) => {
        change(part);
        if (part.code !== undefined) login.reset();
      }}
      onSubmit={({ name, password, code }) =>
        login.mutate({ name: name.trim(), password, ...(step !== 'password' && { code }) })
      }
      error={isApiError(login.error) ? login.error.message : undefined}
      busy={login.isPending}
    />
  );
}
