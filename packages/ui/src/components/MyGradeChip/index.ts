export { MyGradeChip } from './MyGradeChip.js';
export type { MyGradeChipProps } from './MyGradeChip.js';
