/** The URLs of uploads from a form's field: comma-separated, in the chosen order. */
export function splitUploadUrls(urls: string): string[] {
  return urls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
}

/** The part of an upload's URL that stays the same when its link is signed again. */
export function withoutSignature(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
