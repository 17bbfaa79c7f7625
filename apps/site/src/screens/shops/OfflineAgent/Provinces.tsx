import type { OfflineStore } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { useState } from 'react';

import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { Contacts } from './Contacts.js';
import { NoStores } from './NoStores.js';
import { Rest } from './OfflineAgent.styles.js';
import { ProvinceFold } from './ProvinceFold.js';
import { storesOf, type Province } from './provinces.js';

/** As many as there is room for beside the map. */
const FIRST_PROVINCES = 7;

export interface ProvincesProps {
  provinces: readonly Province[];
  stores: ListModel<OfflineStore>;
  /** Id of the province whose bookshops are in `stores`. */
  chosen: string;
  /** Id of the province that goes before the others, or ''. */
  first: string;
  onChoose: (value: string) => void;
}

/** All provinces, one of them open. */
export function Provinces({ provinces, stores, chosen, first, onChoose }: ProvincesProps) {
  const [folded, setFolded] = useState('');
  const [all, setAll] = useState(false);
  const offered = provinces.filter(
    ({ value, count, agent }) => count !== 0 || agent !== undefined || value === chosen,
  );
  const ordered = [
    ...offered.filter(({ value }) => value === first),
    ...offered.filter(({ value }) => value !== first),
  ];
  const rest = ordered.length - FIRST_PROVINCES;
  const opened = chosen === '' && stores.results.state !== 'ready' ? ordered[0]?.value : chosen;

  function toggle(value: string, open: boolean) {
    setFolded(open ? value : '');
    if (value !== chosen) onChoose(value);
  }
  // Waiting, failed, or nothing at all.
  if (ordered.length === 0) {
    return (
      <ListResults list={stores} noun="书店">
        {() => <Contacts stores={undefined} />}
      </ListResults>
    );
  }
  return (
    <>
      {ordered
        .filter(({ value }, index) => all || index < FIRST_PROVINCES || value === opened)
        .map((province) => {
          const { value, label, agent } = province;
          const open = value === opened && value !== folded;
          return (
            <ProvinceFold key={value} province={province} open={open} onToggle={() => toggle(value, open)}>
              <ListResults
                list={storesOf(stores, province)}
                noun="书店"
                notFound={<NoStores agent={agent} />}
              >
                {(items) => <Contacts province={label} stores={items} />}
              </ListResults>
            </ProvinceFold>
          );
        })}
      {rest > 0 && (
        <Rest>
          <Button size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {`${all ? '收起' : '展开'}其余 ${String(rest)} 个省`}
          </Button>
        </Rest>
      )}
    </>
  );
}
