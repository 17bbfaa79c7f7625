import { useState } from 'react';

import { HandOn, type HandOnProps } from './HandOn.js';
import { handOnMessages as messages } from './messages.zh.js';

interface HandingOn extends Pick<HandOnProps, 'people' | 'holder'> {
  /** @param done what the operator reads, and can take back */
  onDecide: (decision: { act: 'assign'; to: string; done: string }) => void;
}

/** The act 转给, and the dialog that it opens. */
export function useHandOn({ onDecide, ...handing }: HandingOn) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    act: { label: messages.act, press: { code: 'KeyT' }, onSelect: () => setIsOpen(true) },
    dialog: (
      <HandOn
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(to) => onDecide({ act: 'assign', to, done: messages.done(to) })}
        {...handing}
      />
    ),
  };
}
