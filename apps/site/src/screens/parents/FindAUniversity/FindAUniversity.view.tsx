import { LinkMore } from '@inkstone/ui/components/LinkMore';
import { UniversityList, type University } from '@inkstone/ui/patterns/UniversityList';

import type { ColumnListProps } from '../../../kits/article/use-article-list.js';
import { ListPage, type ListPageProps } from '../../../kits/list/ListPage.js';

export interface FindAUniversityViewProps
  extends ColumnListProps<University>, Pick<ListPageProps<University>, 'filters'> {
  /** The score lines of the chosen province; `undefined` without one. */
  scoreLines: { label: string; href: string } | undefined;
}

export function FindAUniversityView({ scoreLines, ...page }: FindAUniversityViewProps) {
  return (
    <ListPage {...page} above={scoreLines && <LinkMore href={scoreLines.href}>{scoreLines.label}</LinkMore>}>
      {(items) => (
        <UniversityList
          universities={items ?? []}
          loading={items === undefined}
          skeletonRows={page.list.pageSize}
        />
      )}
    </ListPage>
  );
}
