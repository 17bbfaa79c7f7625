/** A part of a form as Specmatic writes it: name without quotes, always plain text. */
const PART = /name="?([^";\r\n]+)"?[^]*?\r\n\r\n([^]*?)\r\n--/g;

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Fields of the described forms that are files; Specmatic sends the name of one in its place. */
const FILES = new Set(['file', 'files', 'avatar']);

/** The same form with files in it; what is not the name of a file stands for none. */
export function withFiles(written: string): FormData {
  const form = new FormData();
  for (const [, name = '', text = ''] of written.matchAll(PART)) {
    if (!FILES.has(name)) form.append(name, text);
    else if (/\.\w+$/.test(text)) form.append(name, new File([text.endsWith('.jpg') ? GIF : PDF], text));
  }
  return form;
}
