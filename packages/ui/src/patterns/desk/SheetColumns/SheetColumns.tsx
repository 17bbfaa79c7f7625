import type { ComponentProps, ReactNode } from 'react';

import { Part, PartHead, Root } from './SheetColumns.styles.js';

export interface SheetColumnsProps extends ComponentProps<'div'> {
  /** Which of the two is the narrow one. On a phone the wide one comes first. */
  narrow?: 'start' | 'end' | undefined;
  /** The second one is set apart by its ground. */
  setApart?: boolean | undefined;
  /** The second one comes first on a phone although it is the narrow one: it is what was just opened. */
  secondFirst?: boolean | undefined;
}

/** What was sent, and beside it what is done with it. */
export function SheetColumns(props: SheetColumnsProps) {
  const { narrow = 'end', setApart = false, secondFirst = false, ...rest } = props;
  return <Root $narrow={narrow} $set={setApart} $first={secondFirst} {...rest} />;
}

export interface SheetPartProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  /** A line below the title, above a list. */
  ruled?: boolean | undefined;
}

/** A part of a column under its own heading; a line sets it apart from the one above. */
export function SheetPart({ title, aside, ruled = false, children, ...rest }: SheetPartProps) {
  return (
    <Part {...rest}>
      <PartHead $ruled={ruled}>
        <h3>{title}</h3>
        {aside}
      </PartHead>
      {children}
    </Part>
  );
}
