import { useState, type MouseEvent } from 'react';

import type { PaperDocument } from '../documents/document.js';
import { useFind, type Find } from './use-find.js';

export interface FindBarState {
  /** Whether the document has text: a picture has none. */
  available: boolean;
  /** Undefined while the bar is closed. */
  find: Find | undefined;
  /** For the button that opens and closes the bar. */
  toggle: (event: MouseEvent<HTMLElement>) => void;
  /** Closes the bar and returns the focus to the button. */
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
    toggle: ({ currentTarget }) => {
      if (opener === undefined) setOpener(currentTarget);
      else close();
    },
    close,
  };
}
