import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import type { HeldDecision } from '../UndoToast/UndoToast.js';
import { heldListMessages as messages } from './messages.zh.js';
import { Dead, Decided, Item, List, Name, Root, Said, TakeBack, Title } from './HeldList.styles.js';

export interface HeldListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The decisions that are not sent yet, oldest first. */
  decisions: readonly HeldDecision[];
  onTakeBack: (id: string) => void;
  /** What cannot be done without a connection: dead buttons and the reason. */
  dead?: ReactNode;
}

/** What was decided without a connection and waits on this computer. */
export function HeldList({ decisions, onTakeBack, dead, ...rest }: HeldListProps) {
  return (
    <Root {...rest}>
      <Title>{messages.title(decisions.length)}</Title>
      <Said>{messages.said}</Said>
      <List>
        {decisions.map(({ id, name, text }) => (
          <Item key={id}>
            <Icon name="clock" size={16} />
            <Name>{name}</Name>
            <Decided>{text}</Decided>
            <TakeBack type="button" onClick={() => onTakeBack(id)}>
              {messages.takeBack}
              <VisuallyHidden>{name}</VisuallyHidden>
            </TakeBack>
          </Item>
        ))}
      </List>
      {dead !== undefined && <Dead>{dead}</Dead>}
    </Root>
  );
}
