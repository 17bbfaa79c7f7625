import type { ContentType, FavouriteTypes } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { Tabs } from '@inkstone/ui/components/Tabs';

import { paths } from '../../../lib/config/paths.js';
import { CentreFrame, type CentreViewProps } from '../../../kits/centre/CentreFrame.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { FavouriteCards, type FavouriteCardsProps } from './FavouriteCards.js';
import { toType, type FavouriteItem } from './model.js';

export interface MyCollectionViewProps
  extends CentreViewProps, Pick<FavouriteCardsProps, 'type' | 'busyId' | 'onRemove'> {
  labels: FavouriteTypes;
  onTab: (type: ContentType) => void;
  favourites: ListModel<FavouriteItem>;
}

const TYPES = ['1', '2', '3', '4', '5'] as const;

const SOURCES: Readonly<Record<ContentType, { href: string; label: string }>> = {
  1: { href: paths.boutiqueTaobaoQuestions.href(), label: '去找试卷' },
  2: { href: paths.addedServices.href(), label: '去找图书' },
  3: { href: paths.KnowledgeDrivenGoods.href(), label: '去读文章' },
  4: { href: paths.home.href(), label: '去首页看看' },
  5: { href: paths.onlineLearning.href(), label: '去看课程' },
};

export function MyCollectionView({
  centre,
  title,
  type,
  labels,
  onTab,
  favourites,
  ...cards
}: MyCollectionViewProps) {
  const source = SOURCES[type];
  return (
    <CentreFrame centre={centre} current="myCollection" title={title}>
      <Tabs
        label="收藏的种类"
        tabs={TYPES.map((id) => ({ id, label: labels[id] }))}
        value={TYPES[type - 1] ?? '1'}
        onChange={(id) => onTab(toType(Number(id)))}
      >
        <ListResults
          list={favourites}
          noun="收藏"
          empty={{
            description: `收藏的${labels[TYPES[type - 1] ?? '1']}会夹上书签，放在这里。`,
            action: <Button href={source.href}>{source.label}</Button>,
          }}
        >
          {(items) => <FavouriteCards type={type} items={items} pageSize={favourites.pageSize} {...cards} />}
        </ListResults>
      </Tabs>
    </CentreFrame>
  );
}
