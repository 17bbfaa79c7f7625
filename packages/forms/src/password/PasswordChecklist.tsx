import { Checklist } from '@inkstone/ui/components/Checklist';

import { passwordDemands, type PasswordDemand } from '../rules/password.js';
import { passwordDemandMessages } from './messages.zh.js';

const demands = Object.keys(passwordDemands) as PasswordDemand[];

export interface PasswordChecklistProps {
  /** The current value of the field. */
  password: string;
  /** What is wrong with it; it appears when the reader leaves the field. */
  error: string | undefined;
}

/** The hint of a field for a new password: the parts of the password rule, each ticked as soon as it is met. */
export function PasswordChecklist({ password, error }: PasswordChecklistProps) {
  // An empty field is told that it is empty, and nothing of it is wrong yet.
  const rest = error === undefined || password === '' ? 'open' : 'missing';
  return (
    <Checklist
      items={demands.map((demand) => ({
        label: passwordDemandMessages[demand],
        state: passwordDemands[demand].test(password) ? 'met' : rest,
      }))}
    />
  );
}
