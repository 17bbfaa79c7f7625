import type { SignedLinks } from '../ports/files/signed-links.js';

/**
 * The URLs of uploads from a form's field: comma-separated, in the chosen order. One that was not signed here is '', the
 * URL of no file: whoever has seen the path of a visitor's upload could claim it.
 */
export function splitUploadUrls(links: Pick<SignedLinks, 'isOurs'>, urls: string): string[] {
  return urls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '')
    .map((url) => (isSignedHere(links, url) ? url : ''));
}

function isSignedHere(links: Pick<SignedLinks, 'isOurs'>, url: string): boolean {
  const query = URL.parse(url, 'http://localhost')?.searchParams;
  const [expires, signature, name] = ['expires', 'signature', 'name'].map((part) => query?.get(part) ?? '');
  return links.isOurs(uploadKeyOf(url), {
    expires: expires ?? '',
    signature: signature ?? '',
    name: name ?? '',
  });
}

/** The key of an upload by its URL, signed or not; '', the key of no file, for anything else. */
export function uploadKeyOf(url: string): string {
  const path = URL.parse(url, 'http://localhost')?.pathname ?? '';
  return /^\/files\/(uploads\/[\w.-]+)$/.exec(path)?.[1] ?? '';
}

/** The part of an upload's URL that stays the same when its link is signed again. */
export function withoutSignature(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
