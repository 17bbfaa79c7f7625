import { useEffect } from 'react';

import { SITE_NAME } from '../config/site.js';

/** Titles a section's page: `图书检索 · 砚田教育`. */
export function useSectionTitle(title: string): void {
  useTitle(`${title} · ${SITE_NAME}`);
}

/** Titles a detail page with its item's own title (Spec A 2), `fallback` until it is known. */
export function useItemTitle(title: string | undefined, fallback: string): void {
  useTitle(title ?? `${fallback} · ${SITE_NAME}`);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
