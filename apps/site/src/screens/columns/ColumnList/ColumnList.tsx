import type { ComponentType, ReactNode } from 'react';

import { ArticleListPage } from '../../../kits/article/ArticleListPage.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import type { ColumnName } from '../../../lib/config/columns.js';
import { paths } from '../../../lib/config/paths.js';
import type { ListRoute } from '../../../lib/config/route.js';
import { toArticleItem } from '../../../lib/models/articles.js';

/** The screen that lists the articles of a section (Spec B 2.1 to 2.3). */
export function columnList(section: ColumnName, side?: ReactNode): ComponentType {
  const route = paths[section] as ListRoute;
  return function ColumnList() {
    const page = useArticleList(section, route, { toItem: toArticleItem });
    return <ArticleListPage {...page} side={side} />;
  };
}
