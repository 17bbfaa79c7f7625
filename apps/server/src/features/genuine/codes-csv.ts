/** The byte order mark tells Excel the encoding. */
export const codesHeader = '\uFEFF序号,防伪码\r\n';

/** Lines for the printer. @param before how many codes the file has already */
export function codesLines(codes: readonly string[], before: number): string {
  return codes.map((code, index) => `${String(before + index + 1)},${code}\r\n`).join('');
}
