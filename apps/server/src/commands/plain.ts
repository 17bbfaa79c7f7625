/**
 * User input with control characters removed: it must not move the cursor, change colours or fake a line of
 * this program.
 */
export function toPlain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
