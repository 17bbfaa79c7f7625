import { provincePlaces } from './messages.zh.js';

export interface ProvinceTile {
  /** First characters of the name. */
  name: string;
  /** The name in one character. */
  short: string;
  row: number;
  column: number;
}

/** The country as equal squares, one for each province. */
export const provinces: readonly ProvinceTile[] = provincePlaces.map(([row, column, short, name]) => ({
  ...{ row, column, short, name },
}));
