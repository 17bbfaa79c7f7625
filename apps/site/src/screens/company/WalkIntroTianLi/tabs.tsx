import { listArticlesQuery } from '@inkstone/api/articles';
import { getAddressCardsQuery, getCompanyIntroQuery, getHistoryQuery } from '@inkstone/api/company';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import type { ArticleSummary } from '@inkstone/api/types';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { mapTiles } from '../../../lib/config/env.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useSanitisedHtml } from '../../../lib/html/use-sanitised-html.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { useList } from '../../../kits/list/use-list.js';
import { ContactView } from './Contact.view.js';
import { HistoryView } from './History.view.js';
import { IntroView } from './Intro.view.js';
import { JobsView } from './Jobs.view.js';
import { toAddress, toHistory, toIntro, toJob } from './model.js';
import { NewsView } from './News.view.js';
import { toArticleItem } from '../../../lib/models/articles.js';

/** 公司介绍 */
export function IntroTab() {
  const client = useApi();
  const intro = useQuery(quietly(getCompanyIntroQuery(client)));
  const html = useSanitisedHtml(intro.data?.company_profile.company_intro);
  return <IntroView intro={toLoadable(intro, (data) => toIntro(data, client))} html={html} />;
}

/** 发展历程 */
export function HistoryTab() {
  const client = useApi();
  const history = useQuery(quietly(getHistoryQuery(client)));
  return <HistoryView history={toLoadable(history, (entries) => toHistory(entries, client))} />;
}

/** 联系我们 */
export function ContactTab() {
  const client = useApi();
  const cards = useQuery(quietly(getAddressCardsQuery(client)));
  return (
    <ContactView
      addresses={toLoadable(cards, (data) =>
        data.map((card) => toAddress(card, navigator.userAgent, client)),
      )}
      tiles={mapTiles}
    />
  );
}

/** The articles of a column, whose page stands in the address beside the tab. */
function useColumn<Item>(
  section: 'joinUs' | 'enterpriseNews',
  toItem: (article: ArticleSummary) => Item,
): ListModel<Item> {
  const client = useApi();
  const list = useList(paths.walkIntroTianLi, {
    pageSize: PAGE_SIZE[section],
    read: ({ page, psize }) => listArticlesQuery(client, { column_id: SECTIONS[section].id, page, psize }),
    toItem,
  });
  // The tab narrows nothing: an empty list is not the outcome of a choice.
  return { ...list, choices: {} };
}

/** 诚聘英才 */
export function JobsTab() {
  return <JobsView jobs={useColumn('joinUs', toJob)} />;
}

/** 企业动态 */
export function NewsTab() {
  const client = useApi();
  return <NewsView news={useColumn('enterpriseNews', (article) => toArticleItem(article, client))} />;
}
