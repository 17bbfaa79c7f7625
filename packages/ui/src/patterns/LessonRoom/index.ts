export { LessonRoom } from './LessonRoom.js';
export type { Lesson, LessonRoomProps } from './LessonRoom.js';
