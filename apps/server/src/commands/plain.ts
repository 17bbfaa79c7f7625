/** Removes control characters from user input, which could move the cursor or fake a line. */
export function toPlain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
