/**
 * Formats a count with thousands separators: `12,480`. `toLocaleString` gives the same for Chinese, but its
 * first call loads the browser's locale data, which takes 0.2 s on a cheap phone.
 *
 * @param count a whole number, not negative
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
