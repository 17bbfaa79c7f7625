/** Longest key; longer ones cannot be stored by every file system. */
const longestKey = 400;
const segment = /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*$/u;

/** Files under this prefix may be read by anyone; all others need a signed link. */
export const publicPrefix = 'public/';

/**
 * A key is a relative path of plain names: no empty, hidden or dotted-up segment, no backslash, no control
 * character, so that it can never leave the folder it is stored in.
 */
export function isFileKey(key: string): boolean {
  return key.length > 0 && key.length <= longestKey && key.split('/').every((part) => segment.test(part));
}

/** @throws RangeError for anything that is not a key; a fault of ours, never of a reader */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`not a file key: ${JSON.stringify(key)}`);
}

export function isPublicKey(key: string): boolean {
  return key.startsWith(publicPrefix);
}

/** The absolute path on the wire, each segment percent-encoded; commas too, as lists of URLs are split at them. */
export function urlPathOf(key: string): string {
  return `/files/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** The wire form of a picture or a video that anyone may see; an empty key stays an empty string. */
export function publicUrl(key: string): string {
  return key === '' ? '' : urlPathOf(key);
}
