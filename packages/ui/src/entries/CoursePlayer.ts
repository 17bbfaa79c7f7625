export { CoursePlayer, type CoursePlayerProps } from '../patterns/course/CoursePlayer/CoursePlayer.js';
