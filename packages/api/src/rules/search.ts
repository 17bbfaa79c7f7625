/** The longest text in characters that any search accepts: `maxLength` of `SearchText` in the description. */
export const SEARCH_MAX_LENGTH = 50;
