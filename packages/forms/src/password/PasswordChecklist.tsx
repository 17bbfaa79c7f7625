import { Checklist } from '@inkstone/ui/components/Checklist';

import { passwordDemands, type PasswordDemand } from '../rules/password.js';
import { passwordDemandMessages } from './messages.zh.js';

const demands = Object.keys(passwordDemands) as PasswordDemand[];

export interface PasswordChecklistProps {
  /** The current value of the field. */
  password: string;
}

/** The hint of a field for a new password: the parts of the password rule, each ticked as soon as it is met. */
export function PasswordChecklist({ password }: PasswordChecklistProps) {
  return (
    <Checklist
      items={demands.map((demand) => ({
        label: passwordDemandMessages[demand],
        state: passwordDemands[demand].test(password) ? 'met' : 'open',
      }))}
    />
  );
}
