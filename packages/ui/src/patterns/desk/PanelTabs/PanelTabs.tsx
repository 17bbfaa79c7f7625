import type { ComponentProps, ReactNode } from 'react';

import { Tabs, type TabItem } from '../../../components/Tabs/index.js';
import { CsvLink } from '../CsvLink/CsvLink.js';
import { Head, Panel, Title } from './PanelTabs.styles.js';

export interface PanelTabsProps<Id extends string> extends Omit<
  ComponentProps<'section'>,
  'title' | 'onChange'
> {
  title: string;
  /** After the title: until when it is counted. */
  note?: ReactNode;
  tabs: readonly TabItem<Id>[];
  /** Id of the selected tab. */
  value: Id;
  onChange: (id: Id) => void;
  /** Where it is as CSV; none before it is known. */
  csvHref?: string | undefined;
  /** Of the selected tab. */
  children: ReactNode;
}

/** Figures with a title, seen in one of several ways, and as CSV. */
export function PanelTabs<Id extends string>(props: PanelTabsProps<Id>) {
  const { title, note, tabs, value, onChange, csvHref, children, ...rest } = props;
  return (
    <Panel aria-label={title} {...rest}>
      <Tabs
        label={title}
        variant="button"
        tabs={tabs}
        value={value}
        onChange={onChange}
        lead={
          <Head>
            <Title>{title}</Title>
            {note !== undefined && <span>{note}</span>}
          </Head>
        }
        aside={csvHref !== undefined && <CsvLink href={csvHref} of={title} />}
      >
        {children}
      </Tabs>
    </Panel>
  );
}
