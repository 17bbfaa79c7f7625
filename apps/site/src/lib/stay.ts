/** The state of a navigation that only keeps a choice in the address: the page does not scroll. */
export const STAY = { stay: true } as const;
