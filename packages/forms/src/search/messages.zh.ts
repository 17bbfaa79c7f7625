export const searchMessages = {
  /** Name of the landmark, to distinguish it from the search in the header of the page. */
  landmark: (label: string) => `${label}框`,
} as const;
