import { Tabs } from '@inkstone/ui/components/Tabs';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import type { ReactNode } from 'react';

import { Landscape } from './Landscape.js';
import { TABS, type TabId } from './model.js';
import { Banner, Title } from './WalkIntroTianLi.styles.js';

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
    <>
      <Banner>
        <Landscape />
        <Title>{title}</Title>
      </Banner>
      <PageColumn>
        <Tabs label={title} tabs={ITEMS} value={tab} onChange={onTab}>
          {children}
        </Tabs>
      </PageColumn>
    </>
  );
}
