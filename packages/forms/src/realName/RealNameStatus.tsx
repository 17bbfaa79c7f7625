import { useLayoutEffect, useRef, useState } from 'react';

import { Icon } from '@inkstone/ui/components/Icon';
import { RecordAct } from '@inkstone/ui/patterns/RecordGroup';

import { realNameMessages as messages } from './messages.zh.js';
import { Verified } from './RealNameStatus.styles.js';

export interface RealNameStatusProps {
  /** Whether name and identity card are both known: `realNameKnown` of the client's rules (Spec B 4). */
  verified: boolean;
  /** Opens the dialog. */
  onOpen: () => void;
}

/** 已实名认证, or the button that opens the dialog (Spec B 4). */
export function RealNameStatus({ verified, onOpen }: RealNameStatusProps) {
  const words = useRef<HTMLSpanElement>(null);
  const [verifiedAtFirst] = useState(verified);

  // A layout effect, to run before the close event of a dialog that closes in the same render.
  useLayoutEffect(() => {
    if (!verified || verifiedAtFirst) return undefined;
    // The dialog returns the focus to the button that opened it, which no longer exists.
    function takeFocus() {
      const focused = document.activeElement;
      const isLost = focused === document.body || focused?.closest('dialog:not([open])');
      if (isLost) words.current?.focus();
    }
    document.addEventListener('close', takeFocus, { capture: true, once: true });
    return () => document.removeEventListener('close', takeFocus, { capture: true });
  }, [verified, verifiedAtFirst]);

  if (!verified) return <RecordAct onClick={onOpen}>{messages.open}</RecordAct>;
  return (
    <Verified ref={words} tabIndex={-1}>
      <Icon name="shield" size={20} />
      {messages.verified}
    </Verified>
  );
}
