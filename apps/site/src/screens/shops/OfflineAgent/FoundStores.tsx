import type { OfflineStore } from '@inkstone/api/types';
import type { ReactNode } from 'react';

import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { Contacts } from './Contacts.js';
import { ProvinceFold } from './ProvinceFold.js';
import type { Province } from './provinces.js';

export interface FoundStoresProps {
  provinces: readonly Province[];
  stores: ListModel<OfflineStore>;
  notFound: ReactNode;
}

/** The bookshops that a search has found, each under its province. */
export function FoundStores({ provinces, stores, notFound }: FoundStoresProps) {
  return (
    <ListResults list={stores} noun="书店" notFound={notFound}>
      {(items) =>
        items === undefined ? (
          <Contacts stores={undefined} />
        ) : (
          provinces
            .map((province) => ({
              province,
              found: items.filter((store) => store.province === province.label),
            }))
            .filter(({ found }) => found.length > 0)
            .map(({ province, found }) => (
              <ProvinceFold key={province.value} province={{ ...province, count: undefined }} open>
                <Contacts province={province.label} stores={found} />
              </ProvinceFold>
            ))
        )
      }
    </ListResults>
  );
}
