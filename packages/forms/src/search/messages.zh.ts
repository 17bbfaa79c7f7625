export const searchMessages = {
  /** Of the landmark, so that it is told from the search of the page's header. */
  landmark: (label: string) => `${label}框`,
} as const;
