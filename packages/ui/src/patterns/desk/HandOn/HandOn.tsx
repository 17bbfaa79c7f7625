import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { handOnMessages as messages } from './messages.zh.js';
import { People } from './HandOn.styles.js';

export interface HandOnProps extends Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'size' | 'actions' | 'children'
> {
  /** The operators who may decide on the item; not passed while loading. */
  people: readonly string[] | undefined;
  /** Who has it now; '' for nobody. */
  holder: string;
  onChoose: (name: string) => void;
}

/** To whom an item is handed on: one press on a name. */
export function HandOn({ people, holder, onChoose, onClose, ...rest }: HandOnProps) {
  return (
    <Dialog title={messages.title} size="sm" onClose={onClose} {...rest}>
      {people === undefined ? (
        <Skeleton lines={3} />
      ) : people.length === 0 ? (
        <p>{messages.nobody}</p>
      ) : (
        <People>
          {people.map((name) => (
            <li key={name}>
              <Button
                disabled={name === holder}
                onClick={() => {
                  onClose();
                  onChoose(name);
                }}
              >
                {name}
              </Button>
              {name === holder && <small>{messages.has}</small>}
            </li>
          ))}
        </People>
      )}
    </Dialog>
  );
}
