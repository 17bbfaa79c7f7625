export { Chip } from './Chip.js';
export type { ChipProps, ChipTone } from './Chip.js';
