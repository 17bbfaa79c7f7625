export { FilterRows, type FilterRowsProps } from './FilterRows.js';
export { chosen } from './filters.js';
export type {
  Choice,
  FilterDimension,
  FilterHandle,
  FilterOption,
  FilterProps,
  FilterValues,
} from './filters.js';
