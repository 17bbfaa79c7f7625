/** Most characters that one column of a title slip holds. */
const columnLength = 8;

/** At most this many columns; a longer title ends in an ellipsis. */
const columnLimit = 2;

/**
 * The part of a title that a cover prints: without edition notes in brackets (（2027 版）), as the
 * year stands by itself, and without a subtitle.
 */
export function coverTitle(title: string): string {
  const main = title.replaceAll(/[（(][^）)]*[）)]/gu, '').split(/[：:—]/u)[0] ?? '';
  return main.trim() === '' ? title : main.trim();
}

/**
 * Breaks a title into even columns for a vertical slip, so that no single character stands alone in
 * the last one: nine characters become five and four, never eight and one.
 */
export function slipColumns(title: string): string[] {
  const characters = Array.from(coverTitle(title).replaceAll(/\s+/gu, ''));
  const room = columnLength * columnLimit;
  const shown = characters.length > room ? [...characters.slice(0, room - 1), '…'] : characters;
  const count = Math.ceil(shown.length / columnLength);
  const length = Math.ceil(shown.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, column) =>
    shown.slice(column * length, (column + 1) * length).join(''),
  );
}
