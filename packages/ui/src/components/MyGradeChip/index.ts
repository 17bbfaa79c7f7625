export { MyGradeChip, type MyGradeChipProps } from './MyGradeChip.js';
