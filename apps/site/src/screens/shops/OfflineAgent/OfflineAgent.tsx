import { getDistrictAgentPhonesQuery } from '@inkstone/api/company';
import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import { getShopSearchOptionsQuery } from '@inkstone/api/shops';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { FootBanner } from '../../../kits/banner/FootBanner.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { OfflineAgentView } from './OfflineAgent.view.js';
import { useNearStores } from './use-near-stores.js';
import { useStores } from './use-stores.js';

/** The bookshops and the agents' telephones (Spec B 2.4). */
export function OfflineAgent() {
  const client = useApi();
  const title = useSectionTitle('offlineAgent');
  const options = useQuery(getShopSearchOptionsQuery(client));
  const phones = useQuery(getDistrictAgentPhonesQuery(client));
  const { stores, chosen, own } = useStores();
  const { results, search } = stores;
  const near = useNearStores(results.state === 'ready' && results.data.count === 0 ? search : '');
  return (
    <>
      <OfflineAgentView
        title={title}
        stores={stores}
        counted={options.data?.stores}
        chosen={chosen}
        own={own}
        regions={toLoadable(options, ({ territory }) => toOptions(territory))}
        phones={toLoadable(phones, (list) => list)}
        near={near}
      />
      <FootBanner columnId={SECTIONS.offlineAgent.id} title={title} />
    </>
  );
}
