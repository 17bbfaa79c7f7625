export const NOT_FOUND = 404;
export const GONE = 410;
export const TOO_OFTEN = 429;
