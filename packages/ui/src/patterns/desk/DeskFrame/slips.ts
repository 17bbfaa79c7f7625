import { createContext } from 'react';

/** The list of slips where it is folded, in a window below 1100 px. */
export interface Slips {
  open: boolean;
  toggle: () => void;
}

export const SlipsContext = createContext<Slips | null>(null);
