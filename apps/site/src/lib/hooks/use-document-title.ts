import { useEffect } from 'react';

import { PUBLISHER } from '../config/publisher.js';

/** The title of a page of the site: `图书检索 · 砚田教育`. */
export function pageTitle(title: string): string {
  return `${title} · ${PUBLISHER.name}`;
}

/** Titles a page of the site. */
export function usePageTitle(title: string): void {
  useTitle(pageTitle(title));
}

/** Titles a detail page with the title of its item (Spec A 2), with `fallback` until that is known. */
export function useItemTitle(title: string | undefined, fallback: string): void {
  useTitle(title ?? pageTitle(fallback));
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
