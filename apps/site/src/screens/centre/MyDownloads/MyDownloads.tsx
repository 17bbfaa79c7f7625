import {
  deleteMyDownloadMutation,
  getDownloadTypesQuery,
  listMyDownloadsQuery,
} from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';
import { deleteItem } from '@inkstone/forms/confirm';
import { useMutation, useQuery } from '@tanstack/react-query';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { useOwnList } from '../../../kits/centre/use-own-list.js';
import { useRecordDownloads } from '../../../kits/centre/use-record-downloads.js';
import { useRemoval } from '../../../kits/centre/use-removal.js';
import { KEPT_TYPE } from '../../../kits/kept/use-kept-papers.js';
import { useListQuery } from '../../../kits/list/use-list-query.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { KeptPapers } from './KeptPapers.js';
import { toDownloadItem } from './model.js';
import { MyDownloadsView } from './MyDownloads.view.js';

/** Shown until the server has named the tabs, and where it does not. */
const LABELS = { 1: '试题资源', 2: '图书' };

/** What the owner has downloaded, papers and resources of books apart (Spec B 2.6). */
const OwnDownloads = ownPage(function OwnDownloads({ centre }) {
  const client = useApi();
  const title = useSectionTitle('myDownloads');
  const labels = useQuery(getDownloadTypesQuery(client));
  const { mutateAsync: deleteRecord } = useMutation(deleteMyDownloadMutation(client));
  const removal = useRemoval();

  const type = useDownloadType();
  const downloads = useOwnList(paths.myDownloads, {
    tab: type,
    pageSize: PAGE_SIZE.myDownloads,
    read: (query) => listMyDownloadsQuery(client, { ...query, type }),
    toItem: toDownloadItem,
  });
  const { transfers, start, cancel } = useRecordDownloads(downloads.items);

  return (
    <>
      <MyDownloadsView
        centre={centre}
        title={title}
        tab={type === 1 ? '1' : '2'}
        labels={labels.data ?? LABELS}
        onTab={(tab) => downloads.onFilter('type', tab)}
        downloads={downloads}
        transfers={transfers}
        onDownload={start}
        onCancel={cancel}
        onRemove={(id) => removal.remove(deleteItem, () => deleteRecord(id))}
      />
      {removal.dialog}
    </>
  );
});

/** The downloads; those that are on this device are shown without a login, because there may be no network for it. */
export function MyDownloads() {
  const { type } = useListQuery(paths.myDownloads).query;
  return type === KEPT_TYPE ? <KeptPapers /> : <OwnDownloads />;
}

/** The tab in the address; papers for any other value than 2. */
function useDownloadType(): 1 | 2 {
  return useListQuery(paths.myDownloads).query.type === 2 ? 2 : 1;
}
