export {
  LessonList,
  LessonRoom,
  type Lesson,
  type LessonListProps,
  type LessonRoomProps,
} from '../patterns/course/LessonRoom/LessonRoom.js';
