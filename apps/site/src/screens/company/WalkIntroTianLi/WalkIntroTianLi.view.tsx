import { Tabs } from '@inkstone/ui/components/Tabs';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import type { ReactNode } from 'react';

import { TABS, type TabId } from './model.js';
import { Page, Title } from './WalkIntroTianLi.styles.js';

export interface WalkIntroTianLiViewProps {
  title: string;
  tab: TabId;
  onTab: (tab: TabId) => void;
  /** The open tab. */
  children: ReactNode;
}

const ITEMS = TABS.map((id) => ({ id, label: id }));

export function WalkIntroTianLiView({ title, tab, onTab, children }: WalkIntroTianLiViewProps) {
  return (
    <Page>
      <PageColumn>
        <Tabs label={title} tabs={ITEMS} value={tab} onChange={onTab} lead={<Title>{title}</Title>}>
          {children}
        </Tabs>
      </PageColumn>
    </Page>
  );
}
