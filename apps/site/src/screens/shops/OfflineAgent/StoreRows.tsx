import type { OfflineStore } from '@inkstone/api/types';
import { IconButton } from '@inkstone/ui/components/IconButton';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import { PAGE_SIZE } from '../../../config/site.js';
import { Row, Rows } from './OfflineAgent.styles.js';

/**
 * The bookshops on a phone, each with a button that dials; while they are `undefined`, as many empty
 * rows as a page has.
 */
export function StoreRows({ stores }: { stores: readonly OfflineStore[] | undefined }) {
  return (
    <Rows>
      {stores?.map(({ id, province, city, store_name, address, tel }) => (
        <Row key={id}>
          <div>
            <h3>{store_name}</h3>
            <p>
              {/* A municipality is its own city. */}
              {[...new Set([province, city])].join(' ')} · {address}
            </p>
            <p>{tel}</p>
          </div>
          <IconButton icon="phone" variant="outlined" label={`拨打${store_name}`} href={`tel:${tel}`} />
        </Row>
      )) ??
        Array.from({ length: PAGE_SIZE.offlineAgent }, (_, row) => (
          <Row key={row}>
            <Skeleton lines={3} />
          </Row>
        ))}
    </Rows>
  );
}
