import sanitizeHtml from 'sanitize-html';

import { DROPPED_WITH_TEXT } from '../../../lib/html/allowed-html.js';

/** Characters of a description: search engines cut longer ones, and find shorter ones too poor to show. */
const SHORTEST = 60;
const LONGEST = 120;

/** Headings, captions and tables say nothing within a line of text. */
const NOT_IN_A_LINE = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'table', ...DROPPED_WITH_TEXT];

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of a piece of HTML in one line. */
export function lineOf(html: string): string {
  // Otherwise the last word of a paragraph and the first of the next one become one word.
  const apart = html.replace(/<(?=\/?(?:p|div|li|br|hr|blockquote|section|dd|dt)\b)/gi, ' <');
  const text = sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {}, nonTextTags: NOT_IN_A_LINE });
  return oneLine(text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity));
}

/** Without line breaks, control characters, and spaces that separate nothing in Chinese. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?<=[\p{Script=Han}\p{P}]) (?=\p{Script=Han})/gu, '')
    .trim();
}

function ended(sentence: string): string {
  return /[。！？…；：.!?]$/u.test(sentence) ? sentence : `${sentence}。`;
}

/** The longest start of whole sentences, or a start with an ellipsis where the first sentence is too long. */
function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= LONGEST) return text;
  const start = characters.slice(0, LONGEST).join('');
  const [sentences = ''] = /^.*[。！？；]/u.exec(start) ?? [];
  if (Array.from(sentences).length >= SHORTEST) return sentences;
  const cut = characters.slice(0, LONGEST - 1).join('');
  return `${cut.replace(/[，、：；\s]+$/u, '')}…`;
}

/** A description of 60 to 120 characters: as many of the sentences as it takes, in this order. */
export function describe(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences.map(oneLine)) {
    if (sentence === '') continue;
    if (Array.from(text).length >= SHORTEST) break;
    text += ended(sentence);
  }
  return shortened(text);
}
