export { CompactCourseSkeleton, CourseCard } from './CourseCard.js';
export type { Course, CourseCardProps } from './CourseCard.js';
