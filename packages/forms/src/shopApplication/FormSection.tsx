import { useId, type ReactNode } from 'react';

import { Heading, Note, Section, Title } from './FormSection.styles.js';

export interface FormSectionProps {
  title: string;
  /** What holds for all of its fields. */
  note?: string;
  children: ReactNode;
}

/** Fields of one matter, under a heading by which a reader finds his way through a long form. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading>
        <Title id={id}>{title}</Title>
        {note !== undefined && <Note>{note}</Note>}
      </Heading>
      {children}
    </Section>
  );
}
