/** Does nothing, and stays for callers of former versions: its work needed what styled-components keeps private. */
export function separateComponentSheets(): void {
  return undefined;
}
