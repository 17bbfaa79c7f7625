export { LessonRoom, type Lesson, type LessonRoomProps } from '../patterns/course/LessonRoom/LessonRoom.js';
