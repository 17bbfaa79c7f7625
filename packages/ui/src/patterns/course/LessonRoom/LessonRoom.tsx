import { useId, type ComponentProps, type ReactNode } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { Aside, Duration, Item, List, Name, Note, Root, Thumb, Title, Way } from './LessonRoom.styles.js';

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

export interface LessonRoomProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Title of the list next to the film: 大家还看了. */
  title: string;
  /** `undefined` while loading. */
  others: readonly Lesson[] | undefined;
  /** The film. */
  children: ReactNode;
}

/** A dark area across the page for the film of a course, with a list of other courses next to it. */
export function LessonRoom({ title, others, children, ...rest }: LessonRoomProps) {
  const titleId = useId();
  return (
    <Root {...rest}>
      <div>{children}</div>
      {others?.length !== 0 && (
        <Aside aria-labelledby={titleId} aria-busy={others === undefined || undefined}>
          <Title id={titleId}>{title}</Title>
          <List>
            {others === undefined
              ? placeholders(4, () => (
                  <Item>
                    <Thumb>
                      <Skeleton shape="block" ratio="16 / 9" />
                    </Thumb>
                    <Skeleton lines={2} />
                  </Item>
                ))
              : others.map((lesson) => <OtherLesson key={lesson.id} lesson={lesson} />)}
          </List>
        </Aside>
      )}
    </Root>
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
