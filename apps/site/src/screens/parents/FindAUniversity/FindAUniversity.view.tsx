import { LinkMore } from '@inkstone/ui/components/LinkMore';
import { UniversityList, type University } from '@inkstone/ui/patterns/UniversityList';

import type { ListModel } from '../../../kits/list/list-model.js';
import { ListPage, type ListPageProps } from '../../../kits/list/ListPage.js';

export interface FindAUniversityViewProps extends Pick<
  ListPageProps<University>,
  'title' | 'slides' | 'filters'
> {
  universities: ListModel<University>;
  /** The score lines of the chosen province; `undefined` without one. */
  scoreLines: { label: string; href: string } | undefined;
}

export function FindAUniversityView({ universities, scoreLines, ...page }: FindAUniversityViewProps) {
  return (
    <ListPage
      {...page}
      list={universities}
      searchPlace="universities"
      noun="大学"
      unit="所"
      above={scoreLines && <LinkMore href={scoreLines.href}>{scoreLines.label}</LinkMore>}
    >
      {(items) => (
        <UniversityList
          universities={items ?? []}
          loading={items === undefined}
          skeletonRows={universities.pageSize}
        />
      )}
    </ListPage>
  );
}
