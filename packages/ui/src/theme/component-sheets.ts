/** @deprecated Does nothing: what it did needed what styled-components keeps private. */
export function separateComponentSheets(): void {
  return undefined;
}
