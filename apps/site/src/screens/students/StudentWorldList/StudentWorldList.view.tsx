import { Tabs } from '@inkstone/ui/components/Tabs';
import { ArticleList, type ArticleItem } from '@inkstone/ui/patterns/ArticleList';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { SearchForm } from '@inkstone/forms/search';

import type { ListModel } from '../../../kits/list/list-model.js';
import { ListResults } from '../../../kits/list/ListResults.js';

export interface StudentWorldListViewProps {
  title: string;
  articles: ListModel<ArticleItem>;
  /** The columns that can be searched, and the one that is. */
  columns: readonly { id: string; label: string }[];
  column: string;
  onColumn: (id: string) => void;
}

export function StudentWorldListView({
  title,
  articles,
  columns,
  column,
  onColumn,
}: StudentWorldListViewProps) {
  return (
    <PageColumn>
      <PageHeading
        title={title}
        count={articles.results.state === 'ready' ? articles.results.data.count : undefined}
        unit="篇"
        actions={<SearchForm place="studentWorld" value={articles.search} onSearch={articles.onSearch} />}
      />
      <Tabs label="检索的栏目" tabs={columns} value={column} onChange={onColumn}>
        <ListResults list={articles} noun="内容">
          {(items) => (
            <ArticleList
              articles={items ?? []}
              loading={items === undefined}
              skeletonRows={articles.pageSize}
              belowTabs
            />
          )}
        </ListResults>
      </Tabs>
    </PageColumn>
  );
}
