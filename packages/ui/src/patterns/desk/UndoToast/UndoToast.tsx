import { useState, type ComponentProps } from 'react';

import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { Kbd } from '../Kbd/Kbd.js';
import { undoToastMessages as messages } from './messages.zh.js';
import { Card, Figure, Region, Ring, Undo, Words } from './UndoToast.styles.js';
import { useCountdown } from './use-countdown.js';

/** A decision that is not sent yet. */
export interface HeldDecision {
  /** Another id begins the time anew. */
  id: string;
  /** What was decided: 已退回. */
  text: string;
  /** The name of the item. */
  name: string;
}

export interface UndoToastProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The decision that can be taken back; without one nothing is shown. */
  decision?: HeldDecision | undefined;
  /** How long, in seconds. */
  seconds?: number | undefined;
  /** Called by the button and by Z. */
  onUndo: (id: string) => void;
  /** Called once the time is over: send it now. */
  onEnd: (id: string) => void;
}

/**
 * A decision can be taken back for ten seconds. The time stands still under the pointer and the focus. Keep it mounted:
 * a live region that appears with its text is not read out.
 */
export function UndoToast({ decision, seconds = 10, onUndo, onEnd, ...rest }: UndoToastProps) {
  return (
    <Region aria-label={messages.region} {...rest}>
      <div role="status">
        {decision !== undefined && (
          <VisuallyHidden key={decision.id}>
            {decision.text} {decision.name}
            {messages.hint(seconds)}
          </VisuallyHidden>
        )}
      </div>
      {decision !== undefined && (
        <Held
          key={decision.id}
          decision={decision}
          seconds={seconds}
          onUndo={() => onUndo(decision.id)}
          onEnd={() => onEnd(decision.id)}
        />
      )}
    </Region>
  );
}

interface HeldProps {
  decision: HeldDecision;
  seconds: number;
  onUndo: () => void;
  onEnd: () => void;
}

function Held({ decision, seconds, onUndo, onEnd }: HeldProps) {
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isUnderPointer || hasFocus;
  const left = useCountdown(seconds, isHeld, onEnd);
  useDeskKeys([{ code: 'KeyZ', label: messages.undo, onPress: onUndo }]);
  return (
    <Card
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Figure aria-hidden="true">
        <Ring viewBox="0 0 32 32" style={{ animationDuration: `${String(seconds)}s` }} $held={isHeld}>
          <circle cx="16" cy="16" r="14" />
          <circle cx="16" cy="16" r="14" pathLength="1" />
        </Ring>
        {left}
      </Figure>
      <Words>
        <b>{decision.text}</b> {decision.name}
      </Words>
      <Undo type="button" aria-keyshortcuts="Z" onClick={onUndo}>
        <span>
          {messages.undo} <Kbd aria-hidden="true">Z</Kbd>
        </span>
      </Undo>
    </Card>
  );
}
