export { CoursePlayer } from './CoursePlayer.js';
export type { CoursePlayerProps } from './CoursePlayer.js';
