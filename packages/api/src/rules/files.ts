/** The addresses in a field that holds one or more, separated by commas; empty ones are dropped. */
export function splitFiles(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The name to save a file under: the last part of its path, without the query of a signed link. */
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
