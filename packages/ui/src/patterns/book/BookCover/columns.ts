/** Maximum number of characters in one column of a title slip. */
const columnLength = 8;

/** Maximum number of columns; a longer title ends in an ellipsis. */
const columnLimit = 2;

/** The title on a cover: without the edition in brackets (（2027 版）) and without the subtitle. */
export function coverTitle(title: string): string {
  const main = title.replaceAll(/[（(][^）)]*[）)]/gu, '').split(/[：:—]/u)[0] ?? '';
  return main.trim() === '' ? title : main.trim();
}

/** Splits a title into columns of similar length: nine characters become five and four, not eight and one. */
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
