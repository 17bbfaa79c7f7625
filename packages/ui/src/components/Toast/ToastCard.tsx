import { useEffect, useEffectEvent, useState } from 'react';

import { Icon, type IconName } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { toastMessages } from './messages.zh.js';
import { Act, Card, Text } from './Toast.styles.js';
import type { ToastAction, ToastKind } from './toasts.js';

const icons: Record<ToastKind, IconName> = {
  success: 'check-circle',
  error: 'error',
  info: 'info',
  warning: 'warning',
};

/** Duration of a message in ms: at least four seconds, more for a long text, twice as long with an action. */
function stay(text: string, acts: boolean): number {
  return (4000 + Math.max(0, text.length - 12) * 120) * (acts ? 2 : 1);
}

interface ToastCardProps {
  kind: ToastKind;
  text: string;
  action: ToastAction | undefined;
  onDone: () => void;
}

/** One message. Its timer pauses under the pointer and while its button has the focus. */
export function ToastCard({ kind, text, action, onDone }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const done = useEffectEvent(onDone);
  const acts = action !== undefined;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => done(), stay(text, acts));
    return () => clearTimeout(timer);
  }, [held, text, acts]);

  return (
    <Card
      $kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} />
      <Text>{text}</Text>
      {action !== undefined && (
        <Act
          type="button"
          onClick={() => {
            action.onSelect();
            onDone();
          }}
        >
          {action.label}
        </Act>
      )}
      <IconButton icon="close" iconSize={16} label={toastMessages.close} onClick={onDone} />
    </Card>
  );
}
