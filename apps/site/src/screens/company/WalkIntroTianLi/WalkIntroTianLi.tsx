import { SECTIONS } from '@inkstone/api/rules';
import type { ReactNode } from 'react';

import { paths } from '../../../lib/config/paths.js';
import { FootBanner } from '../../../kits/banner/FootBanner.js';
import { usePageTitle } from '../../../lib/hooks/use-document-title.js';
import { useListQuery } from '../../../kits/list/use-list-query.js';
import { usePageNames } from '../../../kits/use-section.js';
import { isTab, TABS, type TabId } from './model.js';
import { ContactTab, HistoryTab, IntroTab, JobsTab, NewsTab } from './tabs.js';
import { WalkIntroTianLiView } from './WalkIntroTianLi.view.js';

/** Each asks for its own data only once it is opened. */
const CONTENTS: Readonly<Record<TabId, () => ReactNode>> = {
  公司介绍: IntroTab,
  发展历程: HistoryTab,
  联系我们: ContactTab,
  诚聘英才: JobsTab,
  企业动态: NewsTab,
};

/** The company in five tabs, the open one in the address (Spec B 2.5). */
export function WalkIntroTianLi() {
  const { walkIntroTianLi: name } = usePageNames(['walkIntroTianLi']);
  const { query, change } = useListQuery(paths.walkIntroTianLi);
  const { text = '' } = query;
  const tab = isTab(text) ? text : TABS[0];
  // The history of the browser names the tab.
  usePageTitle(isTab(text) ? text : name);
  const Content = CONTENTS[tab];
  return (
    <>
      <WalkIntroTianLiView title={name} tab={tab} onTab={(id) => change({ text: id })}>
        <Content />
      </WalkIntroTianLiView>
      <FootBanner columnId={SECTIONS.walkIntroTianLi.id} title={name} />
    </>
  );
}
