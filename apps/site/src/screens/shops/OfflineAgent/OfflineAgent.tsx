import { getDistrictAgentPhonesQuery } from '@inkstone/api/company';
import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import { getShopSearchOptionsQuery } from '@inkstone/api/shops';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { FootBanner } from '../../../kits/banner/FootBanner.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { OfflineAgentView } from './OfflineAgent.view.js';
import { storeListQueries } from '../queries.js';

/** The bookshops and the agents' telephones (Spec B 2.4). */
export function OfflineAgent() {
  const client = useApi();
  const title = useSectionTitle('offlineAgent');
  const options = useQuery(getShopSearchOptionsQuery(client));
  const phones = useQuery(getDistrictAgentPhonesQuery(client));
  const stores = useList(paths.offlineAgent, {
    pageSize: PAGE_SIZE.offlineAgent,
    read: (query) => storeListQueries(client, query).page,
    toItem: (store) => store,
  });
  return (
    <>
      <OfflineAgentView
        title={title}
        stores={stores}
        regions={toLoadable(options, ({ territory }) => toOptions(territory))}
        phones={toLoadable(phones, (list) => list)}
      />
      <FootBanner columnId={SECTIONS.offlineAgent.id} title={title} />
    </>
  );
}
