import type { DistrictAgentPhone, OfflineStore, StoresOfProvince } from '@inkstone/api/types';
import { SearchForm } from '@inkstone/forms/search';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { TileMap } from '@inkstone/ui/patterns/TileMap';
import { useState } from 'react';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { Title } from '../shops.styles.js';
import { FoundStores } from './FoundStores.js';
import { NoStoreFound } from './NoStoreFound.js';
import { Head, Layout, Map, ProvinceList } from './OfflineAgent.styles.js';
import { OtherAgents } from './OtherAgents.js';
import { Provinces } from './Provinces.js';
import { toProvinces } from './provinces.js';
import { toTiles } from './region-map.js';
import { StoresIntro } from './StoresIntro.js';
import type { NearStores } from './use-near-stores.js';

export interface OfflineAgentViewProps {
  title: string;
  stores: ListModel<OfflineStore>;
  /** Where there are bookshops; `undefined` until it is known. */
  counted: readonly StoresOfProvince[] | undefined;
  /** Id of the open province, or ''. */
  chosen: string;
  /** Id of the reader's own province, or ''. */
  own: string;
  regions: Loadable<FilterOption[]>;
  phones: Loadable<readonly DistrictAgentPhone[]>;
  /** Bookshops with a name like the one that was looked for in vain. */
  near: NearStores;
}

export function OfflineAgentView({
  title,
  stores,
  counted,
  chosen,
  own,
  regions,
  phones,
  near,
}: OfflineAgentViewProps) {
  // Below that width the list has no room beside it, and names every province of the map.
  const narrow = useMediaQuery(media.below(1024));
  // What is chosen on the map goes to the head of the list, beside the map; what is opened in the list stays in place.
  const [first, setFirst] = useState(stores.choices['territory'] ?? '');
  const known = regions.state === 'ready' ? regions.data : [];
  const agents = phones.state === 'ready' ? phones.data : [];
  const provinces = toProvinces(known, counted, agents);
  const region = known.find(({ value }) => value === chosen)?.label;
  // One panel says that the server does not answer.
  const failed = stores.results.state === 'failed';
  const choose = (value: string) => stores.onFilter('territory', value);
  const everywhere = () => choose('');
  return (
    <PageColumn>
      <Head>
        <div>
          <Title>{title}</Title>
          <StoresIntro stores={stores} counted={counted} region={region} onEverywhere={everywhere} />
        </div>
        <SearchForm place="offlineStores" value={stores.search} onSearch={stores.onSearch} />
      </Head>
      <Layout>
        {!narrow && !(failed && regions.state === 'failed') && (
          <Map>
            <Part of={regions}>
              {(options) =>
                options === undefined ? (
                  <Skeleton shape="block" ratio="1" />
                ) : (
                  <TileMap
                    label="地区"
                    tiles={toTiles(options, (value) =>
                      provinces.some((province) => province.value === value && province.count === 0),
                    )}
                    value={chosen}
                    onChange={(value) => {
                      setFirst(value);
                      choose(value);
                    }}
                  />
                )
              }
            </Part>
          </Map>
        )}
        <ProvinceList>
          {stores.search === '' ? (
            <Provinces
              provinces={provinces}
              stores={stores}
              chosen={chosen}
              first={first === '' ? own : first}
              onChoose={choose}
            />
          ) : (
            <FoundStores
              provinces={provinces}
              stores={stores}
              notFound={
                <NoStoreFound
                  search={stores.search}
                  region={region}
                  near={near}
                  onEverywhere={everywhere}
                  onAll={stores.onClear}
                />
              }
            />
          )}
          {!failed && (
            <Part of={phones}>
              {(list = []) =>
                regions.state !== 'loading' && (
                  <OtherAgents regions={known.map(({ label }) => label)} agents={list} />
                )
              }
            </Part>
          )}
        </ProvinceList>
      </Layout>
    </PageColumn>
  );
}
