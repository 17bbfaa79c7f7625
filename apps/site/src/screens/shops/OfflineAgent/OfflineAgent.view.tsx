import type { DistrictAgentPhone, OfflineStore } from '@inkstone/api/types';
import { SearchForm } from '@inkstone/forms/search';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { ContactTable } from '@inkstone/ui/patterns/ContactTable';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';

import type { Loadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { NoStores } from './NoStores.js';
import { Hint, Intro, Layout, Region } from './OfflineAgent.styles.js';
import { PhoneDirectory } from './PhoneDirectory.js';
import { sameRegion } from './region-map.js';
import { RegionChoice } from './RegionChoice.js';
import { RegionHead } from './RegionHead.js';

export interface OfflineAgentViewProps {
  title: string;
  stores: ListModel<OfflineStore>;
  regions: Loadable<FilterOption[]>;
  phones: Loadable<readonly DistrictAgentPhone[]>;
}

export function OfflineAgentView({ title, stores, regions, phones }: OfflineAgentViewProps) {
  const mobile = useMediaQuery(media.mobile);
  const chosen = stores.choices['territory'] ?? '';
  const known = regions.state === 'ready' ? regions.data : [];
  const region = known.find(({ value }) => value === chosen)?.label;
  const agents = phones.state === 'ready' ? phones.data : [];
  const agent = region === undefined ? undefined : agents.find(({ title: name }) => sameRegion(region, name));
  const choose = (value: string) => stores.onFilter('territory', value);
  const choice = (
    <Part of={regions}>
      {(options) => <RegionChoice regions={options} value={chosen} onChange={choose} asSheet={mobile} />}
    </Part>
  );
  return (
    <PageColumn>
      <PageHeading
        title={title}
        actions={<SearchForm place="offlineStores" value={stores.search} onSearch={stores.onSearch} />}
      />
      <Intro>找离您最近的书店，或直接打给本省服务专员。</Intro>
      <Layout>
        {!mobile && choice}
        <Region>
          <RegionHead
            region={region}
            search={stores.search}
            count={stores.results.state === 'ready' ? stores.results.data.count : undefined}
            agent={agent}
            choice={mobile && choice}
            onEverywhere={() => choose('')}
          />
          <ListResults
            list={stores}
            noun="书店"
            notFound={<NoStores region={region} agent={agent} onClear={stores.onClear} />}
          >
            {(items) => (
              <ContactTable
                noun="书店"
                contacts={items?.map(({ store_name, ...store }) => ({ ...store, name: store_name }))}
                skeletonRows={PAGE_SIZE.offlineAgent}
              />
            )}
          </ListResults>
          <Hint>
            出发前请先致电，确认需要的书是否有货。附近没有书店？
            <a href={paths.authorizedOnlineShop.href()}>看授权网店</a>
          </Hint>
        </Region>
      </Layout>
      <Part of={phones}>
        {(list) => (
          <PhoneDirectory
            phones={list}
            isChosen={(name) => region !== undefined && sameRegion(region, name)}
          />
        )}
      </Part>
    </PageColumn>
  );
}
