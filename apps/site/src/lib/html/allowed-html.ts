/** What HTML of the server may contain, for the sanitisers of the renderer and of the browser, which must agree. */

const PHRASES =
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd mark q rb rp rt rtc ruby s samp small ' +
  'span strike strong sub sup time tt u var wbr';
const BLOCKS =
  'address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header ' +
  'hgroup hr li main menu nav ol p pre section summary ul';
const TABLES = 'caption col colgroup table tbody td tfoot th thead tr';
const MEDIA = 'audio img picture source track video';

/** Frames, forms, scripts and styles are not among them. */
export const ALLOWED_ELEMENTS = [PHRASES, BLOCKS, TABLES, MEDIA].flatMap((names) => names.split(' '));

/** Of any element. Not among them are styles, and names and ids, by which a text could stand for a part of the page. */
export const ALLOWED_ATTRIBUTES = (
  'abbr align alt bgcolor border cellpadding cellspacing cite class color colspan controls controlslist datetime ' +
  'decoding default dir download face headers height href hreflang kind label lang loading loop media muted nowrap ' +
  'open playsinline poster preload rel reversed role rowspan scope size sizes span src srclang srcset start summary ' +
  'target title translate type valign value width'
).split(' ');

/** Elements whose text is left out with them; of others that are not allowed the text stays. */
export const DROPPED_WITH_TEXT = [
  ...['button', 'form', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'option', 'script'],
  ...['select', 'style', 'svg', 'template', 'textarea', 'title', 'xmp'],
];

/** What addresses begin with that are not of this site. */
export const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Elements whose address may be the data itself. */
export const WITH_DATA = ['audio', 'img', 'source', 'track', 'video'];

/** The attributes of a link to this address: another host gets a tab that has no access to this page. */
export function linkAttributes(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
