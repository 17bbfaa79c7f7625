import { useState } from 'react';

import type { PaperDocument } from '../documents/document.js';

/** Prints the visible pages of a document. */
export function usePrint(document: PaperDocument, title: string) {
  const [printing, setPrinting] = useState(false);
  return {
    printing,
    print: () => {
      setPrinting(true);
      void import('./print-pages.js')
        .then(({ printPages }) => printPages(document, title))
        .finally(() => setPrinting(false));
    },
  };
}
