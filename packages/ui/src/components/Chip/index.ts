export { Chip, type ChipProps } from './Chip.js';
export type { ChipTone } from './Chip.styles.js';
