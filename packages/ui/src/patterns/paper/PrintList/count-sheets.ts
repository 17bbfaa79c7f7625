export interface Printed {
  /** Pages of one copy; `undefined` where they are known only when it is printed. */
  pages: number | undefined;
  copies: number;
}

/** Each copy begins on a sheet of its own. */
export function sheetsOf({ pages = 0, copies }: Printed, both: boolean): number {
  return copies * (both ? Math.ceil(pages / 2) : pages);
}
