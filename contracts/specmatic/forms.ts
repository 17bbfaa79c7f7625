/** A part of a form as Specmatic sends it: the name without quotes, always as plain text. */
const PART = /name="?([^";\r\n]+)"?[^]*?\r\n\r\n([^]*?)\r\n--/g;

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The file fields of the described forms, for which Specmatic sends a file name instead of a file. */
const FILES = new Set(['file', 'files', 'avatar']);

/** Replaces the file names in a form by files; any other text means that there is no file. */
export function withFiles(written: string): FormData {
  const form = new FormData();
  for (const [, name = '', text = ''] of written.matchAll(PART)) {
    if (!FILES.has(name)) form.append(name, text);
    else if (/\.\w+$/.test(text)) form.append(name, new File([text.endsWith('.jpg') ? GIF : PDF], text));
  }
  return form;
}
