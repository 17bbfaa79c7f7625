import type { ComponentType } from 'react';

import { ArticleListPage } from '../../../kits/article/ArticleListPage.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { DonationInvitation } from '../../../kits/donation/DonationInvitation.js';
import { COLUMNS, type Column, type ColumnName } from '../../../lib/config/columns.js';
import { paths } from '../../../lib/config/paths.js';
import type { ListRoute } from '../../../lib/config/route.js';
import { toArticleItem } from '../../../lib/models/articles.js';

/** The screen that lists the articles of a section (Spec B 2.1 to 2.3). */
export function columnList(section: ColumnName): ComponentType {
  const route = paths[section] as ListRoute;
  const { beside }: Column = COLUMNS[section];
  return function ColumnList() {
    const page = useArticleList(section, route, { toItem: toArticleItem });
    return <ArticleListPage {...page} side={beside === 'invitation' ? <DonationInvitation /> : undefined} />;
  };
}
