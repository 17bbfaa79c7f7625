import { toPaperFiles } from '@inkstone/api/props/paper-files';
import { useApi } from '@inkstone/api/react';
import { previewFiles, previewPages } from '@inkstone/api/rules';
import type { FoundPlace } from '@inkstone/ui/patterns/PaperViewer';
import { useQuery } from '@tanstack/react-query';

import { PDF_ASSETS } from '../../../lib/config/pdf-assets.js';
import type { KeptPaper } from '../../../lib/kept/kept-cache.js';

/** Characters from which on papers are read for a search: one character is in each of them. */
const LEAST = 2;

export interface Inside {
  /** Where the words are, by the id of the paper. */
  places: ReadonlyMap<number, FoundPlace>;
  /** The papers are still being read. */
  seeking: boolean;
}

/** Finds words inside the kept papers, also without a network. They are read at the first search, one after the other. */
export function useInside(papers: readonly KeptPaper[], search: string): Inside {
  const client = useApi();
  const words = search.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['kept texts', papers.map(({ id, bytes }) => [id, bytes])],
    queryFn: async ({ signal }) => {
      const { findIn, readTexts } = await import('@inkstone/ui/patterns/paper-texts');
      const texts = new Map<number, string[][]>();
      for (const { id, preview, isWhole } of papers) {
        signal.throwIfAborted();
        const files = toPaperFiles(previewFiles(preview), client);
        const shownPages = isWhole ? undefined : previewPages;
        texts.set(id, await readTexts(files, { shownPages, assetsUrl: PDF_ASSETS }));
      }
      return (wanted: string) =>
        new Map(
          [...texts].flatMap(([id, pages]) => {
            const place = findIn(pages, wanted);
            return place === undefined ? [] : [[id, place] as const];
          }),
        );
    },
    enabled: words.length >= LEAST,
    staleTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
    meta: { quiet: true },
  });
  return { places: words.length < LEAST ? new Map() : (data?.(words) ?? new Map()), seeking: isFetching };
}
