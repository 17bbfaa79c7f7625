const KB = 1024;
const MB = KB * 1024;

/** The size of a file for people: `640 KB`, `4.2 MB`, `151 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < MB / 10) return `${String(Math.max(1, Math.round(bytes / KB)))} KB`;
  const size = bytes / MB;
  return `${size < 100 ? size.toFixed(1) : size.toFixed(0)} MB`;
}
