import type { ComponentProps, ReactNode } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { StatusTag, type StatusTone } from '../../../components/StatusTag/index.js';
import { Acts, Corner, Note, Period, Plate, Row, Title, Words } from './ActivityRow.styles.js';

export interface OwnActivity {
  id: number;
  title: string;
  href: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** The target group, or ''. */
  note: string;
  /** First and last day, or ''. */
  period: string;
  status?: { label: string; tone: StatusTone } | undefined;
  /** It has ended: the row is shown in paler colours. */
  over: boolean;
}

export interface ActivityRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  activity: OwnActivity;
  /** Buttons or links at the end of the row; below the text on a phone. */
  actions?: ReactNode;
  /** Shown on the corner of the picture: the ribbon of a favourite. */
  corner?: ReactNode;
  /** Shown below the text, such as why a work was rejected. */
  children?: ReactNode;
}

/** An activity with its dates, state and actions. */
export function ActivityRow({ activity, actions, corner, children, ...rest }: ActivityRowProps) {
  const { title, href, image, imageFocus, note, period, status, over } = activity;
  return (
    <Row data-over={over || undefined} {...rest}>
      <Plate>
        <Picture src={image} focus={imageFocus} alt="" width={400} height={240} />
        {corner !== undefined && <Corner>{corner}</Corner>}
      </Plate>
      <Words>
        {status !== undefined && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
        <Title>
          <a href={href}>
            <PhraseText text={title} />
          </a>
        </Title>
        {note !== '' && <Note>{note}</Note>}
        {period !== '' && <Period>{period}</Period>}
        {children}
      </Words>
      {actions !== undefined && <Acts>{actions}</Acts>}
    </Row>
  );
}

/** A placeholder of ActivityRow of the same size. */
export function ActivityRowSkeleton() {
  return (
    <Row as="div">
      <Plate>
        <Skeleton shape="block" ratio="5 / 3" />
      </Plate>
      <Words>
        <Skeleton lines={3} />
      </Words>
    </Row>
  );
}
