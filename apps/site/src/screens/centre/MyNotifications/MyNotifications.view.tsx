import { NoticeList, type Notice, type NoticeListProps } from '@inkstone/ui/patterns/NoticeList';

import { CentreFrame, type CentreViewProps } from '../../../kits/centre/CentreFrame.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';

export interface MyNotificationsViewProps
  extends
    CentreViewProps,
    Pick<NoticeListProps, 'chosen' | 'onChoose' | 'onChooseAll' | 'onRead' | 'onRemove' | 'busy'> {
  notices: ListModel<Notice>;
}

export function MyNotificationsView({ centre, title, notices, ...bar }: MyNotificationsViewProps) {
  const { unread } = centre;
  return (
    <CentreFrame
      centre={centre}
      current="myNotifications"
      title={title}
      note={unread > 0 ? `${String(unread)} 条未读` : undefined}
    >
      <ListResults
        list={notices}
        noun="通知"
        empty={{ description: '活动、作品审核和账号的消息会送到这里。' }}
      >
        {(items) => <NoticeList notices={items ?? []} loading={items === undefined} {...bar} />}
      </ListResults>
    </CentreFrame>
  );
}
