import type { ComponentProps } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';
import * as styles from './CourseCard.styles.js';
import { courseCardMessages } from './messages.zh.js';

export interface Course {
  id: number;
  title: string;
  href: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** As displayed, such as 21:05; '' if the length is unknown. */
  duration: string;
  /** One or two sentences, or ''. */
  intro: string;
  /** Grade · subject, then the teacher; empty ones are left out. */
  meta: readonly string[];
  plays: number;
  /** Gives the first of `meta` the colour of its stage. */
  stage?: Stage | undefined;
}

export interface CourseCardProps extends ComponentProps<'article'> {
  course: Course;
  /** For the first course of a list, with several times the area. */
  large?: boolean | undefined;
  /** One line below the picture, two where it is narrow: the first of `meta`, the title and the plays. */
  compact?: boolean | undefined;
  /** The picture is above the fold and is loaded at once. */
  priority?: boolean | undefined;
}

/** An online course as one link. On a phone the picture is next to the text, unless large or compact. */
export function CourseCard({
  course,
  large = false,
  compact = false,
  priority = false,
  ...rest
}: CourseCardProps) {
  const [first, ...others] = course.meta.filter((word) => word !== '');
  const title = (
    <styles.Title>
      <styles.Way href={course.href}>
        <span>{course.title}</span>
      </styles.Way>
    </styles.Title>
  );
  const plays = <styles.Plays>{courseCardMessages.plays(course.plays)}</styles.Plays>;
  return (
    <styles.Card data-large={large || undefined} data-compact={compact || undefined} {...rest}>
      <styles.Board>
        {/* The picture contains the title as text, so it needs no text alternative. */}
        <Picture
          src={course.image}
          focus={course.imageFocus}
          alt=""
          width={960}
          height={540}
          ratio="16 / 9"
          priority={priority}
        />
        {course.duration !== '' && (
          <styles.Duration>
            <VisuallyHidden>{courseCardMessages.duration}</VisuallyHidden>
            {course.duration}
          </styles.Duration>
        )}
      </styles.Board>
      {compact ? (
        <styles.Line>
          {first !== undefined && <styles.Tag>{first}</styles.Tag>}
          {title}
          {plays}
        </styles.Line>
      ) : (
        <styles.Words>
          {title}
          {course.intro !== '' && <styles.Intro>{course.intro}</styles.Intro>}
          <styles.Meta>
            {first !== undefined && (
              <strong style={course.stage && { color: stageInk(course.stage) }}>{first}</strong>
            )}
            {others.map((word) => (
              <span key={word}>{word}</span>
            ))}
            {plays}
          </styles.Meta>
          {large && <styles.Watch aria-hidden="true">{courseCardMessages.watch}</styles.Watch>}
        </styles.Words>
      )}
    </styles.Card>
  );
}

/** A placeholder of a compact CourseCard of the same size. */
export function CompactCourseSkeleton() {
  return (
    <styles.Card as="div" data-compact>
      <styles.Board>
        <Skeleton shape="block" ratio="16 / 9" />
      </styles.Board>
      <styles.Line>
        <Skeleton style={{ flex: 1 }} />
      </styles.Line>
    </styles.Card>
  );
}
