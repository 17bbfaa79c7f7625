import { Checklist } from '@inkstone/ui/components/Checklist';

import { passwordDemands, type PasswordDemand } from '../rules/password.js';
import { passwordDemandMessages } from './messages.zh.js';

const demands = Object.keys(passwordDemands) as PasswordDemand[];

export interface PasswordChecklistProps {
  /** The current value of the field. */
  password: string;
  /** Whether the reader has left the field, or tried to send the form. */
  left: boolean;
}

/** The hint of a field for a new password: the parts of the password rule, each ticked as soon as it is met. */
export function PasswordChecklist({ password, left }: PasswordChecklistProps) {
  // Whoever has only passed through the field has done nothing wrong yet.
  const rest = left && password !== '' ? 'missing' : 'open';
  return (
    <Checklist
      items={demands.map((demand) => ({
        label: passwordDemandMessages[demand],
        state: passwordDemands[demand].test(password) ? 'met' : rest,
      }))}
    />
  );
}
