import sanitizeHtml from 'sanitize-html';

import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  DROPPED_WITH_TEXT,
  linkAttributes,
  SCHEMES,
  WITH_DATA,
} from '../../lib/html/allowed-html.js';

/** What `sanitiseHtml` does in browsers, for the renderer: its library needs a document. */
export function sanitiseOnServer(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_ELEMENTS,
    allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES, 'aria-*'] },
    allowedSchemes: SCHEMES,
    allowedSchemesByTag: Object.fromEntries(WITH_DATA.map((name) => [name, [...SCHEMES, 'data']])),
    nonTextTags: DROPPED_WITH_TEXT,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, ...linkAttributes(attribs['href'] ?? '') },
      }),
    },
  });
}
