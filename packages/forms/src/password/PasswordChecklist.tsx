import { Icon } from '@inkstone/ui/components/Icon';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';

import { passwordDemands } from '../rules/password.js';
import { passwordDemandMessages, passwordDemandState } from './messages.zh.js';
import { Item, List, Ring } from './PasswordChecklist.styles.js';

export type PasswordDemand = keyof typeof passwordDemands;

const demands = Object.keys(passwordDemands) as PasswordDemand[];

export interface PasswordChecklistProps {
  /** What stands in the field now. */
  password: string;
}

/** What a password must be, each part ticked as soon as it is kept: the hint of a field in which one is chosen. */
export function PasswordChecklist({ password }: PasswordChecklistProps) {
  return (
    <List>
      {demands.map((demand) => {
        const isMet = passwordDemands[demand].test(password);
        return (
          <Item key={demand} $met={isMet}>
            {isMet ? <Icon name="check" size={16} /> : <Ring />}
            {passwordDemandMessages[demand]}
            <VisuallyHidden>{isMet ? passwordDemandState.met : passwordDemandState.open}</VisuallyHidden>
          </Item>
        );
      })}
    </List>
  );
}
