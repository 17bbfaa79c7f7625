import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';

import { DetailStates, lacksItem, type DetailStatesProps } from './DetailStates.js';

export interface DetailPageProps<T> extends Omit<DetailStatesProps<T>, 'missing'> {
  /** The page's heading where there is no item: 图书详情. */
  title: string;
}

/** The page of one item, or why there is none. */
export function DetailPage<T>({ title, ...states }: DetailPageProps<T>) {
  return (
    <PageColumn>
      {lacksItem(states.detail) && <PageHeading title={title} />}
      <DetailStates missing="它可能已经下架，或者地址有误。" {...states} />
    </PageColumn>
  );
}
