import { useEffect, useState } from 'react';

import type { PaperDocument, PaperPage } from '../documents/document.js';
import type { FoundPlace } from '../types.js';
import { excerptOf, type Excerpt } from './excerpt.js';
import type { Sought } from './marks.js';
import { findAll } from './match.js';

/** ms without typing before the pages are searched. */
const TYPING = 200;
/** Characters around a match: as many as three lines of a phone. */
const ROOM = { before: 24, after: 48 };

/** A match. */
export interface Place {
  /** Index of its page. */
  page: number;
  /** Index among the matches on that page. */
  match: number;
  /** Its position in the text of the page, from 0 to 1: roughly its height on the page. */
  share: number;
  excerpt: Excerpt;
}

/** Why the place that a search has found is not shown: the file has changed, or its page is withheld. */
type Lost = 'changed' | 'withheld';

export interface Find extends Sought {
  setWanted: (wanted: string) => void;
  /** The matches in the pages searched so far. */
  places: readonly Place[];
  /** Whether all pages have been searched. */
  complete: boolean;
  /** All pages have been searched, and none has text: the file is a scan. */
  withoutText: boolean;
  /** Index of the current match among all; undefined while the place of the search is lost. */
  current: number | undefined;
  lost: Lost | undefined;
  step: (direction: 1 | -1) => void;
  choose: (place: Place) => void;
}

/** What is searched: a document, or the text that was made of one. */
export interface Searched extends Pick<PaperDocument, 'laidOut'> {
  pages: readonly Pick<PaperPage, 'text'>[];
}

interface Found extends Sought {
  places: readonly Place[];
  /** Number of pages that were searched. */
  searched: number;
  hasText: boolean;
}

const NOTHING: Found = { wanted: '', loosely: false, places: [], searched: 0, hasText: true };

function placesOn(page: number, text: string, { wanted, loosely }: Sought): Place[] {
  return findAll(text, wanted, loosely).map((match, index) => ({
    page,
    match: index,
    share: match.start / text.length,
    excerpt: excerptOf(text, match, ROOM),
  }));
}

function isSame(one: Place, other: Place | undefined): boolean {
  return one.page === other?.page && one.match === other.match;
}

/**
 * Searches a text in the visible pages, in order.
 *
 * @param start what a search has found: its words are the first text, and its page is searched first
 */
export function useFind({ pages, laidOut = false }: Searched, start: FoundPlace | undefined): Find {
  const [wanted, setWanted] = useState(start?.words ?? '');
  const [found, setFound] = useState(NOTHING);
  const [chosen, setChosen] = useState<Place>();
  const isStart = wanted === start?.words && wanted !== '';
  // The page of a search is that of the file: one that was laid out here has others.
  const from = isStart && !laidOut ? start.page - 1 : 0;

  useEffect(() => {
    let stopped = false;
    async function search() {
      const others = pages.map((_, index) => index).filter((index) => index !== from);
      const texts = new Map<number, string>();
      let loosely = false;
      let places: Place[] = [];
      for (const page of from < pages.length ? [from, ...others] : others) {
        // A page whose text cannot be read has no match.
        const text = (await pages[page]?.text?.().catch(() => '')) ?? '';
        if (stopped) return;
        texts.set(page, text);
        places = [...places, ...placesOn(page, text, { wanted, loosely })];
        // The search of the site too finds the words where the whole is nowhere.
        loosely = isStart && places.length === 0 && texts.size === pages.length;
        if (loosely) places = [...texts].flatMap((one) => placesOn(...one, { wanted, loosely }));
        places.sort((one, other) => one.page - other.page);
        const hasText = [...texts.values()].some((one) => one.trim() !== '');
        setFound({ wanted, loosely, places, searched: texts.size, hasText });
      }
    }
    const timer = setTimeout(
      () => {
        if (wanted.trim() === '') setFound(NOTHING);
        else void search();
      },
      isStart ? 0 : TYPING,
    );
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [pages, wanted, from, isStart]);

  const { places, loosely, searched, hasText } = found.wanted === wanted ? found : NOTHING;
  const complete = wanted.trim() === '' || searched === pages.length;
  const next = places.findIndex(({ page }) => page >= from);
  const lost = isStart && chosen === undefined ? lostOf() : undefined;
  const current =
    chosen === undefined ? Math.max(next, 0) : places.findIndex((place) => isSame(place, chosen));

  function lostOf(): Lost | undefined {
    if (from >= pages.length) return 'withheld';
    if (!hasText || (places.length === 0 && !complete)) return undefined;
    return places.length === 0 || (!laidOut && places[next]?.page !== from) ? 'changed' : undefined;
  }

  function step(direction: 1 | -1) {
    const { length } = places;
    if (length === 0) return;
    // The place before a lost one is before the next one after it.
    const begin = lost === undefined ? current : (next === -1 ? length : next) - (direction === 1 ? 1 : 0);
    setChosen(places[(begin + direction + length) % length]);
  }

  return {
    wanted,
    loosely,
    setWanted: (text) => {
      setWanted(text);
      setChosen(undefined);
    },
    places,
    complete,
    withoutText: searched > 0 && searched === pages.length && !hasText,
    current: lost === undefined && current !== -1 ? current : undefined,
    lost,
    step,
    choose: setChosen,
  };
}
