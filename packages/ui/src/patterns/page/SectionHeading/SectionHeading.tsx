import type { ComponentProps, ReactNode } from 'react';

import { LinkMore } from '../../../components/LinkMore/index.js';
import { sectionHeadingMessages } from './messages.zh.js';
import { Note, Row, Title } from './SectionHeading.styles.js';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title' | 'id'> {
  title: string;
  /** A secondary line next to the title, hidden on a phone. */
  note?: ReactNode;
  /** URL of the complete list. */
  moreHref?: string | undefined;
  /** Label of that link; 更多 by default. */
  moreLabel?: string | undefined;
  level?: 2 | 3 | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string | undefined;
}

/** The heading of a section of a page, with a link to the complete list. */
export function SectionHeading({
  title,
  note,
  moreHref,
  moreLabel,
  level = 2,
  id,
  ...rest
}: SectionHeadingProps) {
  return (
    <Row {...rest}>
      <Title as={level === 2 ? 'h2' : 'h3'} id={id}>
        {title}
      </Title>
      {note !== undefined && <Note>{note}</Note>}
      {moreHref !== undefined && (
        <LinkMore href={moreHref} describes={title}>
          {moreLabel ?? sectionHeadingMessages.moreLabel}
        </LinkMore>
      )}
    </Row>
  );
}
