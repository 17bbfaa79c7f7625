import { useEffect, useRef } from 'react';

import { IconButton } from '../../../components/IconButton/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Count, Input, Row } from './FindBar.styles.js';
import type { Find } from './use-find.js';

interface FindBarProps {
  find: Find;
  onClose: () => void;
}

/** Finds a text in the visible pages. Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ find, onClose }: FindBarProps) {
  const { wanted, setWanted, count, complete, withoutText, current, step } = find;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  return (
    <Row
      role="search"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It would also close the reading mode.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <Input
        ref={input}
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={messages.findField}
        placeholder={messages.findField}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter also confirms the characters of a Chinese input method.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) step(event.shiftKey ? -1 : 1);
        }}
      />
      <Count role="status">
        {wanted.trim() === '' ? '' : withoutText ? messages.noText : messages.found(current, count, complete)}
      </Count>
      <IconButton
        icon="chevron-up"
        iconSize={20}
        label={messages.findPrevious}
        disabled={count === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        icon="chevron-down"
        iconSize={20}
        label={messages.findNext}
        disabled={count === 0}
        onClick={() => step(1)}
      />
      <IconButton icon="close" iconSize={20} label={messages.findClose} onClick={onClose} />
    </Row>
  );
}
