import type { DOMPurify } from 'dompurify';

import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  DROPPED_WITH_TEXT,
  linkAttributes,
  SCHEMES,
} from './allowed-html.js';

type Sanitise = (html: string) => string;

let sanitiser: Sanitise | undefined;

/** Loaded on first use: most screens show no HTML of the server, and the library is 11 KB. */
async function load(): Promise<Sanitise> {
  if (sanitiser !== undefined) return sanitiser;
  const { default: purify } = await import('dompurify');
  sanitiser = (html) => sanitiseWith(purify, html);
  return sanitiser;
}

/** For the renderer on the server: the library of browsers needs a document. */
export function provideSanitiser(provided: Sanitise): void {
  sanitiser = provided;
}

/** Starts loading the library while the HTML itself is still being fetched. */
export function preloadSanitiser(): void {
  // `sanitiseHtml` imports it again, and reports a failure then.
  load().catch(() => undefined);
}

/**
 * Makes HTML of the server safe: no scripts, handlers, forms or styles; links to other hosts have no access to the page.
 */
export async function sanitiseHtml(html: string): Promise<string> {
  return (await load())(html);
}

/** The same at once; `undefined` where the library has not been loaded yet. */
export function sanitiseNow(html: string): string | undefined {
  return sanitiser?.(html);
}

/** An address of one of the schemes, or of this site. */
const ADDRESS = new RegExp(`^(?:(?:${SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i');

function sanitiseWith(purify: DOMPurify, html: string): string {
  const body = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: ALLOWED_ELEMENTS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESS,
    FORBID_CONTENTS: DROPPED_WITH_TEXT,
  });
  for (const link of body.querySelectorAll('a[href]')) {
    for (const [name, value] of Object.entries(linkAttributes(link.getAttribute('href') ?? '')))
      link.setAttribute(name, value);
  }
  const holder = document.createElement('div');
  holder.append(body);
  return holder.innerHTML;
}
