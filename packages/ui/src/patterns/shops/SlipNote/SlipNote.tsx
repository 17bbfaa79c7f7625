import type { ComponentProps, ReactNode } from 'react';

import { Foot, Lines, Root, Title } from './SlipNote.styles.js';

export interface SlipNoteProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Heading and accessible name. */
  title: string;
  /** The text; line breaks are kept. */
  children: string;
  /** Shown below the note: its author, and actions. */
  foot?: ReactNode;
}

/** A note of the person in charge, on ruled paper. */
export function SlipNote({ title, children, foot, ...rest }: SlipNoteProps) {
  return (
    <Root aria-label={title} {...rest}>
      <Title>{title}</Title>
      <Lines>{children}</Lines>
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Root>
  );
}
