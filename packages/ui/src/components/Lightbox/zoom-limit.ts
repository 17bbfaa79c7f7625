export const MAX_SCALE = 6;
