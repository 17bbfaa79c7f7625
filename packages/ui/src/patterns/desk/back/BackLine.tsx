import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import type { Way } from '../../types.js';
import { Back, Line, Place } from './BackLine.styles.js';
import { backMessages as messages } from './messages.zh.js';

/** The item that is open among those that wait. */
export interface DeskPosition {
  /** From 1. */
  index: number;
  count: number;
  /** Opens the previous one; not passed at the first. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next one; not passed at the last. */
  onNext?: (() => void) | undefined;
}

interface BackLineProps {
  back: Way;
  position?: DeskPosition | undefined;
}

/** The first line of a phone: back to where this one came from, and to the neighbours. */
export function BackLine({ back, position }: BackLineProps) {
  return (
    <Line>
      <Back href={back.href}>
        <Icon name="chevron-left" />
        {back.label}
      </Back>
      {position !== undefined && (
        <>
          <Place>{messages.place(position)}</Place>
          <IconButton
            icon="chevron-up"
            iconSize={20}
            label={messages.previous}
            disabled={position.onPrevious === undefined}
            onClick={position.onPrevious}
          />
          <IconButton
            icon="chevron-down"
            iconSize={20}
            label={messages.next}
            disabled={position.onNext === undefined}
            onClick={position.onNext}
          />
        </>
      )}
    </Line>
  );
}
