export { Chip } from './Chip.js';
export type { ChipProps } from './Chip.js';
export type { ChipTone } from './Chip.styles.js';
