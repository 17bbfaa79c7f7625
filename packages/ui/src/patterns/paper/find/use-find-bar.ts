import { useState, type MouseEvent } from 'react';

import type { PaperDocument } from '../documents/document.js';
import { useFind, type Find } from './use-find.js';

export interface FindBarState {
  /** Whether the document has text at all: a picture has none. */
  available: boolean;
  /** While the bar is open. */
  find: Find | undefined;
  /** For the button that opens and closes the bar. */
  toggle: (event: MouseEvent<HTMLElement>) => void;
  /** The focus goes back to the button. */
  close: () => void;
}

/** The state of the bar that finds a text in a document. */
export function useFindBar(document: PaperDocument): FindBarState {
  const [opener, setOpener] = useState<HTMLElement>();
  const find = useFind(document);

  function close() {
    setOpener(undefined);
    find.setWanted('');
    opener?.focus();
  }

  return {
    available: document.pages.some(({ text }) => text !== undefined),
    find: opener === undefined ? undefined : find,
    toggle: ({ currentTarget }) => {
      if (opener === undefined) setOpener(currentTarget);
      else close();
    },
    close,
  };
}
