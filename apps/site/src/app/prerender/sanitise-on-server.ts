import sanitizeHtml from 'sanitize-html';

/** What an article consists of. Frames, forms, styles and scripts are left out, as in the browser. */
const TAGS = [
  ...sanitizeHtml.defaults.allowedTags,
  ...['audio', 'del', 'details', 'img', 'ins', 'picture', 'source', 'summary', 'track', 'video'],
];

const ATTRIBUTES = {
  '*': ['align', 'class', 'dir', 'height', 'lang', 'title', 'valign', 'width', 'aria-*', 'role'],
  a: ['href', 'target', 'rel', 'download'],
  audio: ['src', 'controls', 'loop', 'muted', 'preload'],
  img: ['src', 'srcset', 'sizes', 'alt', 'loading', 'decoding'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  source: ['src', 'srcset', 'sizes', 'type', 'media'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  col: ['span'],
  colgroup: ['span'],
  time: ['datetime'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  video: ['src', 'controls', 'loop', 'muted', 'poster', 'preload', 'playsinline'],
};

/** What `sanitiseHtml` does in browsers, for the renderer: its library needs a document. */
export function sanitiseOnServer(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    // With the text of the form in it.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'form', 'select', 'button'],
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/i.test(attribs['href'] ?? '')
          ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
          : attribs,
      }),
    },
  });
}
