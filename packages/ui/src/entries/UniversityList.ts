export { UniversityList } from '../patterns/parents/UniversityList/UniversityList.js';
export type { University, UniversityListProps } from '../patterns/parents/UniversityList/UniversityList.js';
