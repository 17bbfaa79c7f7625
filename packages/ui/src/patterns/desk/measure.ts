/** The desk is drawn for a window of 1366 px, where a rem is 14 px (see GlobalStyle); so its measures scale with the text. */
export function rem(px: number): string {
  return `${String(Number((px / 14).toFixed(3)))}rem`;
}

/** A text size as drawn, which no window makes smaller. */
export function text(px: number): string {
  return `max(${rem(px)}, ${String(px)}px)`;
}
