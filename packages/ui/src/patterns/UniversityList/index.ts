export { UniversityList } from './UniversityList.js';
export type { University, UniversityListProps } from './UniversityList.js';
