import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { capOf } from '../DeskKeys/keys.js';
import { Acts } from '../ink/Acts.styles.js';
import { Kbd } from '../Kbd/Kbd.js';
import { Plate } from '../plate/Plate.styles.js';
import { Board, Hollow } from '../Tray/LargeTray.styles.js';
import type { Way } from '../../types.js';
import { trayDoneMessages as messages } from './messages.zh.js';
import { Drawn, Said, Root, Title } from './TrayDone.styles.js';

export interface TrayDoneProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the tray. */
  name: string;
  /** What was done: 今天办了 9 件，等得最久的一件 6 天。 */
  children?: ReactNode;
  /** The next tray in which something waits, with how much: 来信，12 封在等. Enter opens it. */
  next?: Way | undefined;
  /** Where the decided ones are. */
  decided?: Way | undefined;
}

const ENTER = { code: 'Enter' };

/** A tray in which nothing waits any more: what was done, and where to go on. */
export function TrayDone({ name, children, next, decided, ...rest }: TrayDoneProps) {
  const hasWords = children !== undefined && children !== false;
  useDeskKeys(
    next === undefined
      ? []
      : [{ ...ENTER, label: messages.next, onPress: () => window.location.assign(next.href) }],
  );
  return (
    <Root data-without-sheet="" {...rest}>
      <Drawn aria-hidden="true">
        <Board>
          <Plate>{name}</Plate>
        </Board>
        <Hollow />
      </Drawn>
      <Title>{messages.title}</Title>
      {hasWords && <Said>{children}</Said>}
      <Acts>
        {next !== undefined && (
          <Button variant="primary" href={next.href} endIcon={<Kbd aria-hidden="true">{capOf(ENTER)}</Kbd>}>
            {next.label}
          </Button>
        )}
        {decided !== undefined && <Button href={decided.href}>{decided.label}</Button>}
      </Acts>
    </Root>
  );
}
