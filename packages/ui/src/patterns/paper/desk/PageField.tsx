import { useState } from 'react';

import { paperMessages as messages } from '../messages.zh.js';
import { Figure } from './PageField.styles.js';

interface PageFieldProps {
  /** Index of the page in view. */
  current: number;
  /** Number of pages that may be seen. */
  shown: number;
  onGo: (index: number) => void;
}

/** The number of the page in view, as an input. */
export function PageField({ current, shown, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState<string>();

  function go() {
    const number = Math.trunc(Number(typed));
    if (typed !== undefined && number > 0) onGo(Math.min(number, shown) - 1);
    setTyped(undefined);
  }

  return (
    <Figure
      type="text"
      inputMode="numeric"
      aria-label={messages.pageField}
      value={typed ?? String(current + 1)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
      }}
      onBlur={go}
    />
  );
}
