import { useEffect, useState } from 'react';

import type { PaperDocument } from '../documents/document.js';
import { findAll } from './match.js';

/** ms without typing before the pages are searched. */
const TYPING = 200;

/** Position of a match: index of the page, and index among the matches on that page. */
export interface Place {
  page: number;
  match: number;
}

export interface Find {
  wanted: string;
  setWanted: (wanted: string) => void;
  /** Number of matches in the pages searched so far. */
  count: number;
  /** Whether all pages have been searched. */
  complete: boolean;
  /** All pages have been searched, and none has text: the file is a scan. */
  withoutText: boolean;
  /** Index of the current match among all. */
  current: number;
  place: Place | undefined;
  step: (direction: 1 | -1) => void;
}

interface Found {
  wanted: string;
  places: readonly Place[];
  complete: boolean;
  hasText: boolean;
}

const NOTHING: Found = { wanted: '', places: [], complete: true, hasText: true };

/** Searches a text in the visible pages, in order. */
export function useFind({ pages }: PaperDocument): Find {
  const [wanted, setWanted] = useState('');
  const [found, setFound] = useState(NOTHING);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    let stopped = false;
    async function search() {
      const places: Place[] = [];
      let hasText = false;
      setCurrent(0);
      for (const [page, { text }] of pages.entries()) {
        // A page whose text cannot be read has no match.
        const content = (await text?.().catch(() => '')) ?? '';
        if (stopped) return;
        places.push(...findAll(content, wanted).map((_, match) => ({ page, match })));
        hasText ||= content.trim() !== '';
        setFound({ wanted, places: [...places], complete: page === pages.length - 1, hasText });
      }
    }
    const timer = setTimeout(() => {
      if (wanted.trim() === '') setFound(NOTHING);
      else void search();
    }, TYPING);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [pages, wanted]);

  const { places, complete, hasText } = found.wanted === wanted ? found : { ...NOTHING, complete: false };
  const count = places.length;
  return {
    wanted,
    setWanted,
    count,
    complete: complete || wanted.trim() === '',
    withoutText: complete && !hasText,
    current,
    place: places[current],
    step: (direction) => {
      if (count > 0) setCurrent((now) => (now + direction + count) % count);
    },
  };
}
