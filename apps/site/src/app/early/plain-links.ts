import { fromStaticPath } from './static-path.js';
import type { EarlyTable } from './table.js';

/**
 * Turns the plain addresses of screens in the links of a served page into the ones that the application has, behind the
 * #. Before hydration, which would find other links than it renders.
 */
export function toHashLinks({ screens }: Pick<EarlyTable, 'screens'>): void {
  const base = new URL('.', document.baseURI).pathname;
  for (const link of document.querySelectorAll(`a[href^="${base}"]`)) {
    const path = fromStaticPath((link.getAttribute('href') ?? '').slice(base.length - 1));
    if ((path.split('?')[0] ?? '') in screens) link.setAttribute('href', `#${path}`);
  }
}
