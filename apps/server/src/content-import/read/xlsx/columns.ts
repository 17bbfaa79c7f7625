const letters = 26;

/** From 1: 28 is AB. */
export function columnName(column: number): string {
  const rest = (column - 1) % letters;
  const before = column > letters ? columnName(Math.floor((column - 1) / letters)) : '';
  return before + String.fromCharCode(65 + rest);
}

/** The column and the row of a reference such as AB12. */
export function placeOf(reference: string): { column: number; row: number } {
  const [, name = '', row = '0'] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  const column = Array.from(name).reduce((sum, letter) => sum * letters + letter.charCodeAt(0) - 64, 0);
  return { column, row: Number(row) };
}
