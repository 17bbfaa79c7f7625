import { useId, type ReactNode } from 'react';

import { Fields, Heading, Note, Section, Title } from './FormSection.styles.js';

export interface FormSectionProps {
  title: string;
  /** A note that applies to all fields of the section. */
  note?: string;
  children: ReactNode;
}

/** A group of related fields under a heading. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading>
        <Title id={id}>{title}</Title>
        {note !== undefined && <Note>{note}</Note>}
      </Heading>
      <Fields>{children}</Fields>
    </Section>
  );
}
