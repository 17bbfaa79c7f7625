import { useId, type ComponentProps, type ReactNode } from 'react';

import { Body, Group, Head, Note } from './RecordGroup.styles.js';

export interface RecordGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** A few words beside the title, such as what the facts are for. */
  note?: string | undefined;
  /** `FactList`s, or the fields that replace their lines while they are edited. */
  children: ReactNode;
}

/** A titled group of a record card: the title in the margin, on a phone above the lines. */
export function RecordGroup({ title, note, children, ...rest }: RecordGroupProps) {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId} {...rest}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {note !== undefined && <Note>{note}</Note>}
      </Head>
      <Body>{children}</Body>
    </Group>
  );
}
