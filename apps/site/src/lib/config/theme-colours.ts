/**
 * The page colours of the two themes. The script in the head sets them before the themes' own code is there; a test
 * compares them with the themes.
 */
export const PAGE_COLOUR = { paper: '#FBF8F3', night: '#17191C' } as const;
