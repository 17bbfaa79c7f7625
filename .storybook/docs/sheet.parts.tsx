import type { ReactNode } from 'react';

import * as styles from './sheet.styles.js';

interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the manual: a title, a few sentences and the parts. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <styles.Page>
      <styles.Title>{title}</styles.Title>
      <styles.Lead>{lead}</styles.Lead>
      {children}
    </styles.Page>
  );
}

interface PartProps {
  title: string;
  note: ReactNode;
  children: ReactNode;
}

export function Part({ title, note, children }: PartProps) {
  return (
    <styles.Part>
      <styles.PartTitle>
        {title} {typeof note === 'string' ? <small>{note}</small> : note}
      </styles.PartTitle>
      {children}
    </styles.Part>
  );
}
