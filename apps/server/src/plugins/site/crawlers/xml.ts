const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no characters for these; a parser refuses a document with one of them. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** For the text of an element and the value of an attribute. */
export function toXml(text: string): string {
  return text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
