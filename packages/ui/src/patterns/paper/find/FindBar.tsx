import { useEffect, useRef } from 'react';

import { IconButton } from '../../../components/IconButton/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Count, Input, Row } from './FindBar.styles.js';
import type { Find } from './use-find.js';

interface FindBarProps {
  find: Find;
  /** Whether it takes the focus. */
  asked: boolean;
  onClose: () => void;
}

/** Finds a text in the visible pages. Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ find, asked, onClose }: FindBarProps) {
  const { wanted, setWanted, places, step } = find;
  const count = places.length;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (asked) input.current?.focus();
  }, [asked]);

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
      <Count role="status">{statusOf(find)}</Count>
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

function statusOf({ wanted, places, complete, withoutText, current, lost }: Find): string {
  if (wanted.trim() === '') return '';
  if (withoutText) return messages.noText;
  if (lost === undefined) return messages.found(current, places.length, complete);
  return `${messages.lost[lost]}${places.length > 0 ? messages.elsewhere(places.length) : ''}`;
}
