import {
  addFavouriteMutation,
  deleteFavouriteMutation,
  getFavouriteTypesQuery,
  listFavouritesQuery,
} from '@inkstone/api/favourites';
import { listJoinedActivitiesQuery } from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';
import { FAVOURITES_PER_PAGE } from '@inkstone/api/rules';
import { cancelFavourite } from '@inkstone/forms/confirm';
import { useMutation, useQuery } from '@tanstack/react-query';

import { paths } from '../../../lib/config/paths.js';
import { quietly } from '../../../lib/quietly.js';
import { useNow } from '../../../lib/hooks/use-now.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { useOwnList } from '../../../kits/centre/use-own-list.js';
import { useRemoval } from '../../../kits/centre/use-removal.js';
import { useListQuery } from '../../../kits/list/use-list-query.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { toFavouriteItem, toType } from './model.js';
import { MyCollectionView } from './MyCollection.view.js';

const NONE: ReadonlySet<number> = new Set();

/** Shown until the server has named the tabs, and where it does not. */
const LABELS = { 1: '试题资源', 2: '图书', 3: '文章', 4: '活动', 5: '在线课程' };

/** The favourites of the owner, one tab for each kind (Spec B 2.6). */
export const MyCollection = ownPage(function MyCollection({ centre }) {
  const client = useApi();
  const title = useSectionTitle('myCollection');
  const now = useNow(undefined);
  const labels = useQuery(getFavouriteTypesQuery(client));
  const { mutateAsync, isPending, variables } = useMutation(deleteFavouriteMutation(client));
  const addition = useMutation(addFavouriteMutation(client));
  const removal = useRemoval();

  const type = toType(useListQuery(paths.myCollection).query.type);
  const activities = { ...quietly(listJoinedActivitiesQuery(client)), enabled: type === 4 };
  const { data: joined = NONE } = useQuery(activities);
  const favourites = useOwnList(paths.myCollection, {
    tab: type,
    pageSize: FAVOURITES_PER_PAGE[type],
    read: (query) => listFavouritesQuery(client, { ...query, type }),
    toItem: (favourite) => toFavouriteItem(favourite, client, { now, joined }),
  });

  return (
    <>
      <MyCollectionView
        centre={centre}
        title={title}
        type={type}
        labels={labels.data ?? LABELS}
        onTab={(tab) => favourites.onFilter('type', String(tab))}
        favourites={favourites}
        busyId={isPending ? variables.id : undefined}
        onRemove={(item) => {
          const { recordId: id, contentId: content_id, type: kind, withdrawn } = item;
          const undo = () => addition.mutateAsync({ type: kind, content_id });
          // What is withdrawn cannot become a favourite again.
          removal.remove(cancelFavourite, () => mutateAsync({ id, type: kind }), {
            undo: withdrawn === true ? undefined : undo,
          });
        }}
      />
      {removal.dialog}
    </>
  );
});
