/** What strangers typed must not move the cursor, recolour the screen or begin a line that looks like ours. */
export function toPlain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
