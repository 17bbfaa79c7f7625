import { useId, type ComponentProps, type ReactNode } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import {
  Aside,
  Columns,
  Duration,
  Head,
  Item,
  List,
  Name,
  Note,
  Root,
  Thumb,
  Title,
  Way,
} from './LessonRoom.styles.js';

/** A course in the list next to the film. */
export interface Lesson {
  id: number;
  title: string;
  href: string;
  /** URL of the picture, or ''. */
  image: string;
  /** As displayed, such as 21:05, or ''. */
  duration: string;
  /** Grade and subject. */
  note: string;
}

export interface LessonRoomProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Above the film: the path to the page, on a phone the title too. */
  head?: ReactNode;
  /** The film. */
  children: ReactNode;
  /** Next to the film, such as a LessonList. */
  aside?: ReactNode;
}

/** A dark area across the page for the film of a course. */
export function LessonRoom({ head, children, aside, ...rest }: LessonRoomProps) {
  return (
    <Root {...rest}>
      {head !== undefined && <Head>{head}</Head>}
      <Columns $beside={aside !== undefined}>
        <div>{children}</div>
        {aside}
      </Columns>
    </Root>
  );
}

export interface LessonListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Heading: 大家还看了. */
  title: string;
  /** `undefined` while loading. */
  lessons: readonly Lesson[] | undefined;
}

/** Other courses: next to a film, or on paper below the text. */
export function LessonList({ title, lessons, ...rest }: LessonListProps) {
  const titleId = useId();
  return (
    <Aside aria-labelledby={titleId} aria-busy={lessons === undefined || undefined} {...rest}>
      <Title id={titleId}>{title}</Title>
      <List>
        {lessons === undefined
          ? placeholders(4, () => (
              <Item>
                <Thumb>
                  <Skeleton shape="block" ratio="16 / 9" />
                </Thumb>
                <Skeleton lines={2} />
              </Item>
            ))
          : lessons.map((lesson) => <OtherLesson key={lesson.id} lesson={lesson} />)}
      </List>
    </Aside>
  );
}

function OtherLesson({ lesson }: { lesson: Lesson }) {
  return (
    <Item>
      <Thumb>
        <Picture src={lesson.image} alt="" width={240} height={135} ratio="16 / 9" />
        {lesson.duration !== '' && <Duration>{lesson.duration}</Duration>}
      </Thumb>
      <div>
        <Name>
          <Way href={lesson.href}>
            <span>{lesson.title}</span>
          </Way>
        </Name>
        {lesson.note !== '' && <Note>{lesson.note}</Note>}
      </div>
    </Item>
  );
}
