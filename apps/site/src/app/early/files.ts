/** Starts fetching scripts, all at the same time: an import alone would find the imports of a script only in it. */
export function preloadFiles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

export function pick<T>(values: readonly T[], indexes: readonly number[]): T[] {
  return [...new Set(indexes)].flatMap((index) => values[index] ?? []);
}
