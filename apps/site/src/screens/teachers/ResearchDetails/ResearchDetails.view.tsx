import { ActivityPage, type ActivityPageProps } from '../../../kits/activity/ActivityPage.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface ResearchDetailsViewProps extends ActivityPageProps {
  /** New books, beside the text. */
  books: SideListModel;
}

export function ResearchDetailsView({ books, ...page }: ResearchDetailsViewProps) {
  return <ActivityPage {...page} noun="这个项目" side={<SideList list={books} />} />;
}
