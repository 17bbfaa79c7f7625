import { Icon } from '@inkstone/ui/components/Icon';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';

import { passwordDemands, type PasswordDemand } from '../rules/password.js';
import { passwordDemandMessages, passwordDemandState } from './messages.zh.js';
import { Item, List, Ring } from './PasswordChecklist.styles.js';

const demands = Object.keys(passwordDemands) as PasswordDemand[];

export interface PasswordChecklistProps {
  /** The current value of the field. */
  password: string;
}

/** The hint of a field for a new password: the parts of the password rule, each ticked as soon as it is met. */
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
