/** Most characters that one column of a title slip holds. */
const columnLength = 8;

/** At most this many columns; a longer title ends in an ellipsis. */
const columnLimit = 2;

/**
 * Breaks a title into even columns for a vertical slip, so that no single character stands alone in
 * the last one: nine characters become five and four, never eight and one. Edition notes in
 * brackets (（2027 版）) are left out, as the cover prints the year by itself.
 */
export function slipColumns(title: string): string[] {
  const characters = [...title.replace(/[（(][^）)]*[）)]/gu, '').replace(/\s+/gu, '')];
  const room = columnLength * columnLimit;
  const shown = characters.length > room ? [...characters.slice(0, room - 1), '…'] : characters;
  const count = Math.ceil(shown.length / columnLength);
  if (count === 0) return [];
  const length = Math.ceil(shown.length / count);
  return Array.from({ length: count }, (_, column) =>
    shown.slice(column * length, (column + 1) * length).join(''),
  );
}
