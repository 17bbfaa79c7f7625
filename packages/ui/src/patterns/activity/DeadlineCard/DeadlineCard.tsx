import type { ComponentProps } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { Card, Figure, Note, Stub, Title, Unit, Value, Way, Words } from './DeadlineCard.styles.js';
import { deadlineCardMessages } from './messages.zh.js';

/** How long works can be submitted: the time left, without limit, or over. */
export type Deadline = { kind: 'left'; value: number; unit: string } | { kind: 'always' } | { kind: 'over' };

export interface DeadlineActivity {
  id: number;
  title: string;
  href: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** The target group, or ''. */
  note: string;
  deadline: Deadline;
}

export interface DeadlineCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  activity: DeadlineActivity;
}

function stubOf(deadline: Deadline): { value: string; unit?: string } {
  switch (deadline.kind) {
    case 'left':
      return { value: String(deadline.value), unit: deadlineCardMessages.left(deadline.unit) };
    case 'always':
      return deadlineCardMessages.always;
    case 'over':
      return { value: deadlineCardMessages.over };
  }
}

/** An activity that asks for works, with its deadline on a stub that looks torn off. The card is one link. */
export function DeadlineCard({ activity, ...rest }: DeadlineCardProps) {
  const { value, unit } = stubOf(activity.deadline);
  return (
    <Card {...rest}>
      <Figure>
        <Picture src={activity.image} focus={activity.imageFocus} alt="" width={640} height={400} />
      </Figure>
      <Words>
        <Title>
          <Way href={activity.href}>
            <span>{activity.title}</span>
          </Way>
        </Title>
        {activity.note !== '' && <Note>{activity.note}</Note>}
      </Words>
      <Stub>
        <Value data-quiet={activity.deadline.kind === 'over' || undefined}>{value}</Value>
        {unit !== undefined && <Unit>{unit}</Unit>}
      </Stub>
    </Card>
  );
}

/** A placeholder of DeadlineCard of the same size. */
export function DeadlineCardSkeleton() {
  return (
    <Card as="div">
      <Figure>
        <Skeleton shape="block" ratio="640 / 400" />
      </Figure>
      <Words>
        <Skeleton lines={3} />
      </Words>
      <Stub as="div">
        <Skeleton width="2.5rem" />
      </Stub>
    </Card>
  );
}
