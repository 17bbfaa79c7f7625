import { useState } from 'react';

import type { PaperDocument } from '../documents/document.js';
import { useFind, type Find } from './use-find.js';

export interface FindBarState {
  /** Whether the document has text: a picture has none. */
  available: boolean;
  /** Undefined while the bar is closed. */
  find: Find | undefined;
  /** Opens or closes the bar; `from` gets the focus back. */
  toggle: (from: HTMLElement) => void;
  /** Closes the bar and returns the focus. */
  close: () => void;
}

/** The state of the find bar of a document. */
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
    toggle: (from) => {
      if (opener === undefined) setOpener(from);
      else close();
    },
    close,
  };
}
