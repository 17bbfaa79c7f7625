/** The URLs in a comma-separated field, without empty parts. */
export function splitFiles(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The name under which to save a file: the last part of its path, without the query of a signed link. */
export function fileName(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last) || '下载';
  } catch {
    // A stray % is part of the name, not an escape.
    return last;
  }
}
