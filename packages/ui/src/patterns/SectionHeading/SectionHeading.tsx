import type { ComponentProps, ReactNode } from 'react';

import { LinkMore } from '../../components/LinkMore/index.js';
import { sectionHeadingMessages } from './messages.zh.js';
import { Note, Row, Title } from './SectionHeading.styles.js';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title' | 'id'> {
  title: string;
  /** One quiet line beside the title; a phone has no room for it. */
  note?: ReactNode;
  /** Where the whole list is. */
  moreHref?: string | undefined;
  /** Words of that link; 更多 when left out. */
  moreLabel?: string | undefined;
  level?: 2 | 3 | undefined;
  /** Id of the heading itself, for the section's `aria-labelledby`. */
  id?: string | undefined;
}

/** The title of a part of a page, with the way to the rest of it. */
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
