/** Codes of refusals to which screens answer in a way of their own. */
export const NOT_FOUND = 404;
export const GONE = 410;
export const TOO_OFTEN = 429;
