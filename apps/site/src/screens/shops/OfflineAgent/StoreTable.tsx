import type { OfflineStore } from '@inkstone/api/types';
import { CopyButton } from '@inkstone/ui/components/CopyButton';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import { PAGE_SIZE } from '../../../config/site.js';
import { Scroll, Store, Table, Tel } from './OfflineAgent.styles.js';

const COLUMNS = ['省份', '城市', '书店', '地址', '电话'];

/** The bookshops as a table; while they are `undefined`, as many empty rows as a page has. */
export function StoreTable({ stores }: { stores: readonly OfflineStore[] | undefined }) {
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stores?.map(({ id, province, city, store_name, address, tel }) => (
            <tr key={id}>
              <td>{province}</td>
              <td>{city}</td>
              <Store scope="row">{store_name}</Store>
              <td>{address}</td>
              <Tel>
                <a href={`tel:${tel}`}>{tel}</a>
                <CopyButton text={tel} label={`复制${store_name}的电话`} compact />
              </Tel>
            </tr>
          )) ??
            Array.from({ length: PAGE_SIZE.offlineAgent }, (_, row) => (
              <tr key={row}>
                <td colSpan={COLUMNS.length}>
                  <Skeleton />
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
