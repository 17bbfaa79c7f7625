import { useEffect } from 'react';

import { SITE_NAME } from '../config/site.js';

/** Titles a page of the site: `图书检索 · 砚田教育`. */
export function usePageTitle(title: string): void {
  useTitle(`${title} · ${SITE_NAME}`);
}

/** Titles a detail page with the title of its item (Spec A 2), with `fallback` until that is known. */
export function useItemTitle(title: string | undefined, fallback: string): void {
  useTitle(title ?? `${fallback} · ${SITE_NAME}`);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
