import { useEffect } from 'react';

import { PUBLISHER } from '../config/publisher.js';

/** Titles a page of the site: `图书检索 · 砚田教育`. */
export function usePageTitle(title: string): void {
  useTitle(`${title} · ${PUBLISHER.name}`);
}

/** Titles a detail page with the title of its item (Spec A 2), with `fallback` until that is known. */
export function useItemTitle(title: string | undefined, fallback: string): void {
  useTitle(title ?? `${fallback} · ${PUBLISHER.name}`);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
