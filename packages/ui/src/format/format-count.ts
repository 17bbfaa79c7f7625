/**
 * A count with its thousands separated: `12,480`. `toLocaleString` does the same for Chinese, but loads the
 * browser's locale data at its first call, which takes a cheap phone a fifth of a second.
 *
 * @param count a whole number, not negative
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
