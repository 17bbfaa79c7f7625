export { CoursePlayer } from '../patterns/course/CoursePlayer/CoursePlayer.js';
export type { CoursePlayerProps } from '../patterns/course/CoursePlayer/CoursePlayer.js';
