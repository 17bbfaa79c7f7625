/** Characters; some file systems cannot store longer keys. */
const longestKey = 400;
const segment = /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*$/u;

/** Files under this prefix may be read by anyone; all others need a signed link. */
export const publicPrefix = 'public/';

/** A relative path of plain names, so that it never leaves the folder of the store. */
export function isFileKey(key: string): boolean {
  return key.length > 0 && key.length <= longestKey && key.split('/').every((part) => segment.test(part));
}

/** @throws RangeError: a bug, never a user's mistake */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`not a file key: ${JSON.stringify(key)}`);
}

export function isPublicKey(key: string): boolean {
  return key.startsWith(publicPrefix);
}

/** The URL path. Commas are encoded too, because lists of URLs are split at them. */
export function urlPathOf(key: string): string {
  return `/files/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** Of a key, or of a picture (`picture-keys.ts`); '' for ''. */
export function publicUrl(reference: string): string {
  const [key = '', known] = reference.split('?');
  return key === '' ? '' : `${urlPathOf(key)}${known === undefined ? '' : `?${known}`}`;
}
