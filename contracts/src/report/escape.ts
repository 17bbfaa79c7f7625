/** Characters that XML 1.0 cannot contain, not even escaped. */
// eslint-disable-next-line no-control-regex -- the pattern has to find control characters
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an HTML or XML document. */
export function escape(text: string): string {
  return text.replaceAll(UNWRITABLE, '\ufffd').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
