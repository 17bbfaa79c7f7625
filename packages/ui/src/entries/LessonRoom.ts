export { LessonRoom } from '../patterns/course/LessonRoom/LessonRoom.js';
export type { Lesson, LessonRoomProps } from '../patterns/course/LessonRoom/LessonRoom.js';
