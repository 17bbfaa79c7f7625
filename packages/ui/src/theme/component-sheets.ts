/** Does nothing; kept for existing callers. It depended on private parts of styled-components. */
export function separateComponentSheets(): void {
  return undefined;
}
