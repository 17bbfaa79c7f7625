import { StopList, type Stop } from '@inkstone/ui/patterns/StopList';

import type { ListModel } from '../../../kits/list/list-model.js';
import { ListPage, type ListPageProps } from '../../../kits/list/ListPage.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface CheckTheProcessListViewProps extends Pick<ListPageProps<Stop>, 'title' | 'crumbs'> {
  stops: ListModel<Stop>;
  recommended: SideListModel;
}

export function CheckTheProcessListView({ stops, recommended, ...page }: CheckTheProcessListViewProps) {
  return (
    <ListPage
      {...page}
      list={stops}
      searchPlace="process"
      noun="流程"
      unit="篇"
      side={<SideList list={recommended} />}
    >
      {(items) => (
        <StopList
          stops={items ?? []}
          marked={stops.search}
          loading={items === undefined}
          skeletonRows={stops.pageSize}
        />
      )}
    </ListPage>
  );
}
