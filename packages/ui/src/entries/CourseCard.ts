export { CompactCourseSkeleton, CourseCard } from '../patterns/course/CourseCard/CourseCard.js';
export type { Course, CourseCardProps } from '../patterns/course/CourseCard/CourseCard.js';
